import type * as v from 'valibot';
import { pick } from '../pick.ts';
import { legalFrontMatterSchema, storyFrontMatterSchema } from '../schema/story.ts';
import { type Content, type Legal, legalSlugs } from '../types.ts';
import { readDocument, type TextDocument } from './document.ts';
import type { FoundFiles } from './files.ts';
import type { Link } from './markdown.ts';
import type { Source } from './source.ts';
import { readStory } from './story.ts';

export function readTexts(files: FoundFiles, context: Parameters<typeof readDocument>[3]) {
  const sources = new Map<string, Source>();
  const links = new Map<string, readonly Link[]>();
  const open = <Schema extends typeof storyFrontMatterSchema | typeof legalFrontMatterSchema>(
    [file, text]: readonly [file: string, text: string],
    schema: Schema,
  ) => {
    const document = readDocument(file, text, schema, context);
    if (!document) return undefined;
    sources.set(file, document.source);
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
  return { stories, legal: hasNeeded(legal) ? { ...pick(legal, ...legalSlugs), ...legal } : undefined, sources, links };
}

const hasNeeded = (legal: Record<string, Legal>): legal is Content['legal'] =>
  legalSlugs.every((slug) => legal[slug] !== undefined);

/** Makes a page of text from a document: an introduction, then numbered sections. `name` is its address. */
function readLegal(
  name: string,
  document: TextDocument<v.InferOutput<typeof legalFrontMatterSchema>>,
): Legal | undefined {
  const { frontMatter, nodes, reportAt } = document;
  const intro: Legal['intro'] = [];
  const sections: Legal['sections'] = [];
  for (const node of nodes) {
    if ('heading' in node) {
      const number = sections.length + 1;
      const [, numeral, heading] = /^(\d+)\. (.+)$/.exec(node.heading) ?? [];
      if (Number(numeral) !== number)
        reportAt(
          node.line,
          `has the heading "${node.heading}" where number ${number} is due; write "## ${number}. ${heading ?? node.heading}"`,
        );
      sections.push({ number, heading: heading ?? node.heading, blocks: [] });
    } else if (node.block.type === 'picture') {
      reportAt(node.line, 'has a picture; legal pages show none, so take it out');
    } else {
      (sections.at(-1)?.blocks ?? intro).push(node.block);
    }
  }
  if (sections.length === 0) reportAt(1, 'has no numbered section; begin one with "## 1. " and its heading');
  if (!frontMatter) return undefined;
  return { ...frontMatter, slug: name, intro, sections };
}
