import type * as v from 'valibot';
import type { TextDocument } from './document.ts';
import type { Legal } from '../types.ts';
import type { legalHeadSchema } from '../schema/story.ts';

/** Makes a page of text from a document: an introduction, then numbered sections. `name` is its address. */
export function readLegal(
  name: string,
  document: TextDocument<v.InferOutput<typeof legalHeadSchema>>,
): Legal | undefined {
  const { head, pieces, reportAt } = document;
  const intro: Legal['intro'] = [];
  const sections: Legal['sections'] = [];
  for (const piece of pieces) {
    if ('heading' in piece) {
      const number = sections.length + 1;
      const [, numeral, heading] = /^(\d+)\. (.+)$/.exec(piece.heading) ?? [];
      if (Number(numeral) !== number)
        reportAt(
          piece.line,
          `has the heading "${piece.heading}" where number ${number} is due; write "## ${number}. ${heading ?? piece.heading}"`,
        );
      sections.push({ number, heading: heading ?? piece.heading, blocks: [] });
    } else if (piece.block.type === 'picture') {
      reportAt(piece.line, 'has a picture; legal pages show none, so take it out');
    } else {
      (sections.at(-1)?.blocks ?? intro).push(piece.block);
    }
  }
  if (sections.length === 0) reportAt(1, 'has no numbered section; begin one with "## 1. " and its heading');
  if (!head) return undefined;
  return { ...head, slug: name, intro, sections };
}
