import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface SiteFile {
  url: string;
  reviews: { script: string };
}

/** What the journeys need of the site's own file. The build has checked it against its schema. */
const site = parse(readFileSync(new URL('../../content/site.yaml', import.meta.url), 'utf8')) as SiteFile;

/** Where the site is: its address without a slash at the end, and its host. */
export const { url } = site;
export const { host } = new URL(url);

/** Where the reviews service is, with a slash at the end. */
export const reviewsService = `${new URL(site.reviews.script).origin}/`;

/** A pattern that finds a text as it stands. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
