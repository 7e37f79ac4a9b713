import type { TextDocument } from './document.ts';
import { nearest } from '../nearest.ts';
import type { Block, Inline } from '../text-blocks.ts';
import type { Resolved } from '../resolved.ts';
import type { StoryFile, StorySection } from '../story-types.ts';
import { wordCount } from '../schema/fields.ts';
import type { storyFrontMatterSchema } from '../schema/story.ts';
import type * as v from 'valibot';

/** The field of a section that each flag sets. */
const fieldOfFlag = {
  reverse: 'isPictureBelow',
  images: 'isPictureRow',
  signature: 'isSignature',
  leaf: 'isOnLeaf',
  plan: 'showsPlan',
  beside: 'isPictureBeside',
  recipe: 'isRecipe',
  dishes: 'showsDishes',
} as const;
const flags = Object.keys(fieldOfFlag);
export const LEAF_PLACES = 12;
/** Limits of a story's length, in words: a few minutes of reading. */
const shortest = 100;
const longest = 900;

/** Makes a story from a document, section by section. `name` is the file name without its extension, which is its address. */
export function readStory(
  name: string,
  document: TextDocument<Resolved<v.InferOutput<typeof storyFrontMatterSchema>>>,
): StoryFile | undefined {
  const { frontMatter, source, nodes, reportAt } = document;
  const sections: StorySection[] = [];
  const open = (heading?: string, given: readonly string[] = []): StorySection => ({
    ...(heading && { heading }),
    ...Object.fromEntries(
      Object.entries(fieldOfFlag).flatMap(([flag, field]) => (given.includes(flag) ? [[field, true]] : [])),
    ),
    ...(given.includes('dishes') && { isPictureRow: true }),
    blocks: [],
  });
  let section = open();
  for (const node of nodes) {
    if ('block' in node) {
      const problem = problemOf(node.block, section);
      if (problem) reportAt(node.line, problem);
      section.blocks.push(...(section.isSignature ? lines(node.block) : [node.block]));
      continue;
    }
    if (section.blocks.length > 0 || section.heading) sections.push(section);
    const [, heading = '', braces] = /^(.*?)\s*(?:\{(.*)\})?$/.exec(node.heading) ?? [];
    const given = braces?.split(' ') ?? [];
    for (const flag of given) {
      if (flags.includes(flag)) continue;
      const meant = nearest(flag, flags);
      reportAt(
        node.line,
        `has the flag {${flag}}; write ${meant ? `{${meant}}` : `one of ${flags.map((known) => `{${known}}`).join(', ')}, or none`}`,
      );
    }
    if (heading === '' && !given.includes('signature'))
      reportAt(node.line, 'has a heading without words; write some after "## "');
    if (heading !== '' && given.includes('signature'))
      reportAt(node.line, 'has a heading with words for a signature, which shows none; write "## {signature}"');
    section = open(heading, given);
  }
  sections.push(section);
  if (!frontMatter) return undefined;

  const { image, ...rest } = frontMatter;
  const words = storyLength(sections);
  if (words < shortest || words > longest) reportAt(1, `has ${words} words; a story has ${shortest} to ${longest}`);
  const onLeaf = sections.filter(({ isOnLeaf }) => isOnLeaf);
  const places = onLeaf.flatMap(listItems).length;
  if (onLeaf.length > 0 && places !== LEAF_PLACES)
    reportAt(1, `has ${places} list entries under {leaf}; the drawn leaf has ${LEAF_PLACES} places`);
  if (onLeaf.length > 0 && !frontMatter.leaf)
    source.report(['leaf'], 'is missing; the flag {leaf} needs alt, caption and motion in the head');
  if (sections.some(({ showsPlan }) => showsPlan) && !frontMatter.plan)
    source.report(['plan'], 'is missing; the flag {plan} needs front, rooms, back and caption in the head');
  for (const { isRecipe, heading, blocks } of sections) {
    const lists = blocks.filter((block) => block.type === 'list').map(({ isNumbered }) => isNumbered ?? false);
    if (isRecipe && (lists[0] !== false || !lists.includes(true)))
      reportAt(
        1,
        `has "${heading}" under {recipe}; a recipe needs ingredients as a list with "- ", then steps with "1. "`,
      );
  }
  const dateText = new Date(frontMatter.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return { ...rest, slug: name, dateText, picture: image, sections };
}

const listItems = ({ blocks }: StorySection): Inline[][] =>
  blocks.flatMap((block) => (block.type === 'list' ? block.items : []));

/** How many words a reader reads, headings and all. */
export const storyLength = (sections: readonly StorySection[]): number =>
  sections
    .flatMap(({ heading = '', blocks }) => [heading, ...blocks.flatMap(textsOf)])
    .reduce((sum, text) => sum + wordCount(text), 0);

/** What is wrong with a block that its section does not show. */
function problemOf({ type }: Block, { isSignature, isPictureRow }: StorySection): string | undefined {
  if (isSignature && type !== 'paragraph')
    return `has a ${type} under {signature}, which shows lines of text alone; move it above that heading`;
  if (!isSignature && isPictureRow && type !== 'picture')
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
