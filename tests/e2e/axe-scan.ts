import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

declare const axe: typeof import('axe-core');
/** The minified script: each page that is scanned reads it. */
const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. No rule of them is left out. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The other pages of a menu, which are in the document but not shown. Each is scanned at its own address. */
const HIDDEN_MENU_PAGES = '[data-menu][hidden]';

/**
 * What axe finds wrong with the page as it stands: one line for each element.
 *
 * @param part the selector of the only part to look at: for what covers the rest of the page while it is open
 */
export async function scan(page: Page, part = 'html'): Promise<string[]> {
  // A page that a press has led to can have its headings before its styles.
  await page.waitForLoadState();
  // In the middle of a transition a colour has no contrast of its own. Waiting for its end may take for ever: content that is
  // skipped by content-visibility does not advance.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(script);
  const { violations, passes } = await page.evaluate(
    // Details of violations only, which makes long pages several times faster.
    ({ values, include, exclude }) =>
      axe.run(
        { include: [[include]], exclude: [[exclude]] },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false },
      ),
    { values: RULES, include: part, exclude: HIDDEN_MENU_PAGES },
  );
  if (passes.length === 0) throw new Error('axe has checked nothing');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}

/**
 * Takes rows out of the page of which each element has, in a row before them, one like it: of the same classes, in elements of the same
 * classes. axe would find the same in both. Not those of islands: React may yet take them over.
 */
export async function withoutLikeRows<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const putBack = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    /** Its tag and its attributes; the values only of those that styles and roles hang on. */
    const kindOf = ({ outerHTML, firstChild }: Element) => {
      const tag = outerHTML.slice(0, outerHTML.indexOf('>'));
      const hasText = firstChild instanceof Text && firstChild.data.trim() !== '';
      return `${tag.replaceAll(/ (?!class|lang|role|type)([\w-]+)="[^"]*"/g, ' $1')}${hasText ? '>text' : '>'}`;
    };
    /** Whether an element, or one within it, is not like one before it. */
    const isNew = (element: Element, around: string): boolean => {
      const path = around + kindOf(element);
      const isOther = seen.size < seen.add(path).size;
      return [...element.children].reduce((isFound, child) => isNew(child, path) || isFound, isOther);
    };
    const taken = [...document.querySelectorAll('main :is(li, tr):not(astro-island *)')].flatMap((row) => {
      if (isNew(row, '')) return [];
      const place = new Comment();
      row.replaceWith(place);
      return [[row, place] as const];
    });
    return () => taken.forEach(([row, place]) => place.replaceWith(row));
  });
  const result = await act();
  await putBack.evaluate((put) => put());
  return result;
}
