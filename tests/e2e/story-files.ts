import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface StoryHead {
  slug: string;
  tag: 'Food' | 'Our Culture';
}

const folder = new URL('../../content/stories/', import.meta.url);

/** The heads of all stories, so that the journeys hold when the restaurant adds one. The build has checked them against their schema. */
export const stories = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => parse(readFileSync(new URL(name, folder), 'utf8').split('---\n')[1] ?? '') as StoryHead);

/** How many stories have a tag. */
export const countOf = (tag: StoryHead['tag']): number => stories.filter((story) => story.tag === tag).length;
