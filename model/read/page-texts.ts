import { fill } from '../fill.ts';
import type { Branch, Page, PageFacts, SeoEntry } from '../types.ts';

/**
 * The pages with their texts from seo.yaml. The entry '/allergens/{branch}' is used for every branch, with {store} and
 * {menuName} filled in, so that a new branch needs no entry.
 *
 * @throws if a page has no entry; cross-check.ts reports that to the staff before
 */
export function withTexts(pages: readonly PageFacts[], seo: readonly SeoEntry[], branches: readonly Branch[]): Page[] {
  return pages.map((page) => {
    const entry = seo.find(({ route }) => route === page.seoRoute);
    if (!entry) throw new Error(`content/seo.yaml has no entry for ${page.seoRoute}`);
    const { title, description, shareLine } = entry;
    const branch = branches.find(({ key }) => key === page.params['branch']);
    if (!branch) return { ...page, title, description, shareLine };
    const filled = (text: string) => fillBranch(text, branch);
    return { ...page, title: filled(title), description: filled(description), shareLine: filled(shareLine) };
  });
}

/** A text of a branch's page, with the names of the branch in place of {store} and {menuName}. */
export const fillBranch = (text: string, { store, menuName }: Branch): string => fill(text, { store, menuName });
