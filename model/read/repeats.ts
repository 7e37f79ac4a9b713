import type { FoundFiles } from './files.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import { walk } from './walk.ts';

interface Placed {
  file: string;
  line: number;
  text: string;
}

/** Shorter sentences, such as "Try again.", may come back, and so may headings, which end without a full stop. */
const FEWEST_WORDS = 5;
/** A branch may begin as a copy of another, with the same words, and a notice may come back on other days. */
const UNCHECKED = /^content\/(?:branches|recipes)\/|^content\/(?:launch-list|notices)\.yaml$/;
/** A picture has one description wherever it is, and a page is called by its heading in search results and shared links. */
const NAMES: ReadonlySet<string | number | undefined> = new Set(['alt', 'title', 'shareLine']);

/** Sentences that occur twice in the texts, each reported at its second place. Capitals and punctuation make no difference. */
export function findRepeats(texts: Iterable<Placed>): Problem[] {
  const first = new Map<string, Placed>();
  return [...texts].flatMap(({ file, line, text }) =>
    text.split(/(?<=[.!?])[”"]?\s+/).flatMap((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}\p{M}\p{N}’'£{}]+/gu) ?? [];
      const known = first.get(words.join(' '));
      if (words.length < FEWEST_WORDS || !/[.!?][”"]?$/.test(sentence)) return [];
      if (!known) first.set(words.join(' '), { file, line, text });
      const place = known?.file === file ? `line ${known.line}` : `${known?.file}:${known?.line}`;
      return known
        ? { file, line, message: `has a sentence of ${place} again: "${sentence}"; say it once, or in other words` }
        : [];
    }),
  );
}

/** The texts of the data files and of the front matter of Markdown files, then the paragraphs below it. */
export function* guestTexts(sources: Iterable<Source>, { stories, legal }: FoundFiles): Generator<Placed> {
  for (const { file, value, written = value, lineOf } of sources)
    if (!UNCHECKED.test(file))
      for (const { path, value: text } of walk(written))
        if (typeof text === 'string' && !NAMES.has(path.at(-1))) yield { file, line: lineOf(path), text };
  for (const [file, text] of [...stories, ...legal]) {
    const lines = text.split(/\r?\n/);
    const end = lines.findLastIndex((line) => line.trimEnd() === '---');
    for (const [index, line] of lines.entries())
      if (index > end && !line.startsWith('![')) yield { file, line: index + 1, text: line };
  }
}
