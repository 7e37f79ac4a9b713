import type * as v from 'valibot';
import type { TextDocument } from './document.ts';
import { type Legal, type LegalSlug, legalSections } from '../types.ts';
import type { legalHeadSchema } from '../schema/story.ts';

/** Makes a legal page of a document: an introduction, then exactly as many numbered sections as the page must have. */
export function readLegal(
  name: LegalSlug,
  document: TextDocument<v.InferOutput<typeof legalHeadSchema>>,
): Legal | undefined {
  const { head, pieces, tell, tellHead } = document;
  const intro: Legal['intro'] = [];
  const sections: Legal['sections'] = [];
  for (const piece of pieces) {
    if ('heading' in piece) {
      const number = sections.length + 1;
      const [, numeral, heading] = /^(\d+)\. (.+)$/.exec(piece.heading) ?? [];
      if (Number(numeral) !== number)
        tell(
          piece.line,
          `has the heading "${piece.heading}" where number ${number} is due; write "## ${number}. ${heading ?? piece.heading}"`,
        );
      sections.push({ number, heading: heading ?? piece.heading, blocks: [] });
    } else if (piece.block.type === 'picture') {
      tell(piece.line, 'has a picture; legal pages show none, so take it out');
    } else {
      (sections.at(-1)?.blocks ?? intro).push(piece.block);
    }
  }
  const wanted = legalSections[name];
  if (sections.length !== wanted) tell(1, `has ${sections.length} numbered sections; the page has ${wanted}`);
  if (!head) return undefined;
  if (head.slug !== name)
    tellHead('slug', `is ${head.slug}, but the file is called ${name}.md; give both the same name`);
  return { ...head, intro, sections };
}
