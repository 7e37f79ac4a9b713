import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. Nothing is left out. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands, one line for each element, and how many rules it could try. */
export async function scan(page: Page): Promise<{ violations: string[]; checks: number }> {
  // A menu holds every page of both branches, all but one hidden. What nobody is shown need not be gone through again
  // and again: each page of the menu is a state of its own.
  await page.evaluate(() => document.querySelectorAll('[data-menu][hidden]').forEach((hidden) => hidden.remove()));
  // A colour that is half way between two is neither.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => undefined);
  });
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    // Only what is wrong is worked out in full, which makes the long menu pages several times faster.
    (values) => axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false }),
    RULES,
  );
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
      ),
    ),
    checks: passes.length + violations.length,
  };
}
