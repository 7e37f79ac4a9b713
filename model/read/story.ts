import type { TextDocument } from './document.ts';
import { nearest } from './nearest.ts';
import type { Block, Inline } from '../text-blocks.ts';
import type { Resolved, Story, StorySection } from '../types.ts';
import { wordCount } from '../schema/fields.ts';
import type { storyHeadSchema } from '../schema/story.ts';
import type * as v from 'valibot';

const flags = ['reverse', 'images', 'signature'] as const;
/** Limits of a story's length, in words: a few minutes of reading. */
const shortest = 100;
const longest = 900;

/** Makes a story from a document, section by section. `name` is the file name without its extension. */
export function readStory(
  name: string,
  document: TextDocument<Resolved<v.InferOutput<typeof storyHeadSchema>>>,
): Story | undefined {
  const { head, pieces, reportAt, reportHeadProblem } = document;
  const sections: StorySection[] = [];
  const open = (heading?: string, flag?: string): StorySection => ({
    ...(heading && { heading }),
    reverse: flag === 'reverse',
    images: flag === 'images',
    isSignature: flag === 'signature',
    blocks: [],
  });
  let section = open();
  for (const piece of pieces) {
    if ('block' in piece) {
      section.blocks.push(...(section.isSignature ? lines(piece.block) : [piece.block]));
      continue;
    }
    if (section.blocks.length > 0 || section.heading) sections.push(section);
    const [, heading = '', flag] = /^(.*?)\s*(?:\{(.*)\})?$/.exec(piece.heading) ?? [];
    if (flag !== undefined && !(flags as readonly string[]).includes(flag)) {
      const meant = nearest(flag, flags);
      reportAt(
        piece.line,
        `has the flag {${flag}}; write ${meant ? `{${meant}}` : `one of ${flags.map((known) => `{${known}}`).join(', ')}, or none`}`,
      );
    }
    if (heading === '' && flag !== 'signature')
      reportAt(piece.line, 'has a heading without words; write some after "## "');
    section = open(heading, flag);
  }
  sections.push(section);
  if (!head) return undefined;

  const { image, ...rest } = head;
  const words = storyLength(sections);
  if (words < shortest || words > longest) reportAt(1, `has ${words} words; a story has ${shortest} to ${longest}`);
  if (head.slug !== name)
    reportHeadProblem('slug', `is ${head.slug}, but the file is called ${name}.md; give both the same name`);
  const dateText = new Date(head.date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (head.dateText !== dateText)
    reportHeadProblem('dateText', `"${head.dateText}" is not the day in "date"; write ${dateText}`);
  return { ...rest, picture: image, sections };
}

/** How many words a reader reads, headings and all. */
export const storyLength = (sections: readonly StorySection[]): number =>
  sections
    .flatMap(({ heading = '', blocks }) => [heading, ...blocks.flatMap(textsOf)])
    .reduce((sum, text) => sum + wordCount(text), 0);

/** In a signature every line is a paragraph. */
function lines(block: Block): Block[] {
  if (block.type !== 'paragraph' || block.text.length !== 1) return [block];
  return (block.text[0]?.text ?? '').split('\n').map((text) => ({ type: 'paragraph', text: [{ type: 'text', text }] }));
}

function textsOf(block: Block): string[] {
  const joined = (parts: readonly Inline[]) => parts.map(({ text }) => text).join('');
  if (block.type === 'picture') return [];
  return block.type === 'paragraph' ? [joined(block.text)] : block.items.map(joined);
}
