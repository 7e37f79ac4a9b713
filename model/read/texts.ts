import type * as v from 'valibot';
import { isOneOf, pick } from '../pick.ts';
import { legalFrontMatterSchema, legalSlugs, sectionFlags, storyFrontMatterSchema } from '../schema/story.ts';
import type { Content, Legal, Block, Inline, StoryFile, StorySection } from '../types.ts';
import { readDocument, type TextDocument } from './document.ts';
import type { Link } from './markdown.ts';
import type { FoundFiles } from './files.ts';
import type { Source } from './source.ts';
import { nearest } from '../nearest.ts';
import type { Resolved } from '../picture.ts';
import { wordCount } from '../schema/fields.ts';

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

const LEAF_PLACES = 12;
/** Limits of a story's length, in words: a few minutes of reading. */
const shortest = 100;
const longest = 900;

/** Makes a story from a document, section by section. `name` is the file name without its extension, which is its address. */
function readStory(
  name: string,
  document: TextDocument<Resolved<v.InferOutput<typeof storyFrontMatterSchema>>>,
): StoryFile | undefined {
  const { frontMatter, source, nodes, reportAt } = document;
  const sections: StorySection[] = [];
  const open = (heading?: string, given: readonly string[] = []): StorySection => ({
    ...(heading && { heading }),
    ...Object.fromEntries(sectionFlags.flatMap((flag) => (given.includes(flag) ? [[flag, true]] : []))),
    blocks: [],
  });
  let section = open();
  for (const node of nodes) {
    if ('block' in node) {
      const problem = problemOf(node.block, section);
      if (problem) reportAt(node.line, problem);
      section.blocks.push(...(section.signature ? lines(node.block) : [node.block]));
      continue;
    }
    if (section.blocks.length > 0 || section.heading) sections.push(section);
    const [, heading = '', braces] = /^(.*?)\s*(?:\{(.*)\})?$/.exec(node.heading) ?? [];
    const given = braces?.split(' ') ?? [];
    for (const flag of given) {
      if (isOneOf(sectionFlags, flag)) continue;
      const meant = nearest(flag, sectionFlags);
      reportAt(
        node.line,
        `has the flag {${flag}}; write ${meant ? `{${meant}}` : `one of ${sectionFlags.map((known) => `{${known}}`).join(', ')}, or none`}`,
      );
    }
    if (heading === '' && !given.includes('signature'))
      reportAt(node.line, 'has a heading without words; write some after "## "');
    if (heading !== '' && given.includes('signature'))
      reportAt(node.line, 'has a heading with words for a signature, which shows none; write "## {signature}"');
    section = open(heading, given);
  }
  sections.push(section);
  const words = storyLength(sections);
  if (words < shortest || words > longest) reportAt(1, `has ${words} words; a story has ${shortest} to ${longest}`);
  const onLeaf = sections.filter(({ leaf }) => leaf);
  const places = onLeaf.flatMap(listItems).length;
  if (onLeaf.length > 0 && places !== LEAF_PLACES)
    reportAt(1, `has ${places} list entries under {leaf}; the drawn leaf has ${LEAF_PLACES} places`);
  if (onLeaf.length > 0 && frontMatter && !frontMatter.leaf)
    source.report(['leaf'], 'is missing; the flag {leaf} needs alt, caption and motion in the head');
  if (sections.some(({ plan }) => plan) && frontMatter && !frontMatter.plan)
    source.report(['plan'], 'is missing; the flag {plan} needs front, rooms, back and caption in the head');
  for (const { recipe, heading, blocks } of sections) {
    const lists = blocks.filter((block) => block.type === 'list').map(({ isNumbered }) => isNumbered ?? false);
    if (recipe && (lists[0] !== false || !lists.includes(true)))
      reportAt(
        1,
        `has "${heading}" under {recipe}; a recipe needs ingredients as a list with "- ", then steps with "1. "`,
      );
  }
  if (!frontMatter) return undefined;
  const { image, ...rest } = frontMatter;
  const dateText = new Date(frontMatter.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return { ...rest, slug: name, dateText, picture: image, sections };
}

const listItems = ({ blocks }: StorySection): Inline[][] =>
  blocks.flatMap((block) => (block.type === 'list' ? block.items : []));

const storyLength = (sections: readonly StorySection[]): number =>
  sections
    .flatMap(({ heading = '', blocks }) => [heading, ...blocks.flatMap(textsOf)])
    .reduce((sum, text) => sum + wordCount(text), 0);

function problemOf({ type }: Block, { signature, images, dishes }: StorySection): string | undefined {
  if (signature && type !== 'paragraph')
    return `has a ${type} under {signature}, which shows lines of text alone; move it above that heading`;
  if (!signature && (images || dishes) && type !== 'picture')
    return 'has text under {images} or {dishes}, which show pictures alone; move it under another heading';
  return undefined;
}

/** In a signature every line is a paragraph. */
function lines(block: Block): Block[] {
  if (block.type !== 'paragraph') return [block];
  const all: Inline[][] = [[]];
  for (const run of block.text)
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) all.push([]);
      if (text !== '') all.at(-1)?.push({ ...run, text });
    }
  return all.map((text) => ({ type: 'paragraph', text }));
}

function textsOf(block: Block): string[] {
  const joined = (parts: readonly Inline[]) => parts.map(({ text }) => text).join('');
  if (block.type === 'picture') return [];
  return block.type === 'paragraph' ? [joined(block.text)] : block.items.map(joined);
}
