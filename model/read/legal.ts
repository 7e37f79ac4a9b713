import type * as v from 'valibot';
import type { TextDocument } from './document.ts';
import type { Legal } from '../types.ts';
import type { legalFrontMatterSchema } from '../schema/story.ts';

/** Makes a page of text from a document: an introduction, then numbered sections. `name` is its address. */
export function readLegal(
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
