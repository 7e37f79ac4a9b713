import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { siteStates } from './a11y-states.ts';
import { expect, open, test } from './site.ts';

/** CSS pixels: a phone, a tablet, a desktop. */
const WIDTHS = [360, 768, 1280];
/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. Nothing is left out. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Addresses that lead nowhere, and servers that fail, are among the states.
  expectedConsole: /^Failed to load resource|^Error fetching/,
});

test.skip(({ viewport }) => viewport?.width !== 1280, 'goes through all widths by itself');

for (const [group, states] of Object.entries(siteStates)) {
  test(`axe finds nothing: ${group}`, async ({ page }) => {
    test.setTimeout(180_000);
    const table: string[] = [];
    const findings: string[] = [];
    for (const { name, path, enter, leave } of states) {
      await open(page, path);
      await enter?.(page);
      const counts: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { violations, checks } = await scan(page);
        findings.push(...violations.map((violation) => `${name}, ${width} px: ${violation}`));
        counts.push(`${violations.length} of ${checks}`.padStart(10));
      }
      table.push(`${name.padEnd(46)}${counts.join('')}`);
      await leave?.(page);
    }
    const head = `${`axe: ${group} (findings of checks)`.padEnd(46)}${WIDTHS.map((width) => `${width} px`.padStart(10)).join('')}`;
    process.stdout.write(`\n${[head, ...table].join('\n')}\n`);
    expect(findings).toEqual([]);
  });
}

/** What axe finds wrong with the page as it stands, one line for each element, and how many rules it could try. */
async function scan(page: Page): Promise<{ violations: string[]; checks: number }> {
  // A menu holds every page of both branches, all but one hidden. What nobody is shown need not be gone through again
  // and again: each page of the menu is a state of its own.
  await page.evaluate(() => document.querySelectorAll('[data-menu][hidden]').forEach((hidden) => hidden.remove()));
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
