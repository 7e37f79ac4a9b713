import { pick } from '../pick.ts';
import { legalFrontMatterSchema, storyFrontMatterSchema } from '../schema/story.ts';
import { type Content, type Legal, legalSlugs } from '../types.ts';
import { readDocument } from './document.ts';
import type { FoundFiles } from './files.ts';
import { readLegal } from './legal.ts';
import type { Link } from './markdown.ts';
import type { Source } from './source.ts';
import { readStory } from './story.ts';

export function readTexts(files: FoundFiles, context: Parameters<typeof readDocument>[3]) {
  const heads = new Map<string, Source>();
  const links = new Map<string, readonly Link[]>();
  const open = <Schema extends typeof storyFrontMatterSchema | typeof legalFrontMatterSchema>(
    [file, text]: readonly [file: string, text: string],
    schema: Schema,
  ) => {
    const document = readDocument(file, text, schema, context);
    if (!document) return undefined;
    heads.set(file, document.source);
    links.set(file, document.links);
    return { name: file.replace(/^.*\/|\.md$/g, ''), document };
  };
  const stories = files.stories.flatMap((file) => {
    const opened = open(file, storyFrontMatterSchema);
    return (opened && readStory(opened.name, opened.document)) ?? [];
  });
  const legal: Record<string, Legal> = {};
  for (const file of files.legal) {
    const opened = open(file, legalFrontMatterSchema);
    const page = opened && readLegal(opened.name, opened.document);
    if (page) legal[page.slug] = page;
  }
  return { stories, legal: hasNeeded(legal) ? { ...pick(legal, ...legalSlugs), ...legal } : undefined, heads, links };
}

const hasNeeded = (legal: Record<string, Legal>): legal is Content['legal'] =>
  legalSlugs.every((slug) => legal[slug] !== undefined);
