import { searchableText, type TextTest } from '../ui/search/match-words.ts';

/** The name of the highlight of found words (styles/base.css). */
const HIGHLIGHT = 'found';

/** Marks the words of rows that pass one of the tests, without a change of the page. Browsers that cannot do it mark nothing. */
export function highlight(tests: readonly TextTest[], rows: readonly HTMLElement[]): void {
  if (!('highlights' in CSS)) return;
  const texts = rows.flatMap(textsIn);
  const words = new Set(texts.flatMap(({ data }) => data.match(WORD) ?? []));
  const found = new Set([...words].filter((word) => tests.some((test) => test(searchableText(word)))));
  CSS.highlights.set(HIGHLIGHT, new Highlight(...texts.flatMap((text) => rangesIn(text, found))));
}

function textsIn(row: Node): Text[] {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

const rangesIn = (text: Text, found: ReadonlySet<string>): StaticRange[] =>
  [...text.data.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    found.has(word)
      ? new StaticRange({
          startContainer: text,
          startOffset: index,
          endContainer: text,
          endOffset: index + word.length,
        })
      : [],
  );
