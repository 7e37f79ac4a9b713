import { fill } from '../fill.ts';
import type { Branch, Page, PageFacts, SeoEntry } from '../types.ts';

/**
 * The pages with their texts from seo.yaml. An entry for '/allergens/{branch}' serves the page of every branch, its {store}
 * and {menuName} filled in; a new branch needs no entry of its own.
 *
 * @throws when a page has no entry; cross-check.ts tells the restaurant before that
 */
export function withTexts(pages: readonly PageFacts[], seo: readonly SeoEntry[], branches: readonly Branch[]): Page[] {
  return pages.map((page) => {
    const entry = seo.find(({ route }) => route === page.texts);
    if (!entry) throw new Error(`content/seo.yaml has no entry for ${page.texts}`);
    const { title, description, shareLine } = entry;
    const branch = branches.find(({ key }) => key === page.params['branch']);
    if (!branch) return { ...page, title, description, shareLine };
    const filled = (text: string) => fill(text, { store: branch.store, menuName: branch.menuName });
    return { ...page, title: filled(title), description: filled(description), shareLine: filled(shareLine) };
  });
}
