import { menuPath } from '../../src/paths.ts';
import { addStyle, cutOff, horizontalOverflow, lengthenTexts, overprinted } from '../e2e/cut-off.ts';
import { withoutLikeRows } from '../e2e/axe-scan.ts';
import { smallTargets } from '../e2e/targets.ts';
import { expect, expectAccessible, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* Every page of the real site, with its long texts and its own colours. */

// Unknown addresses (below) answer 404.
test.use({ expectedConsole: /status of 404/ });

/** WCAG 2.2, success criterion 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const openDetails = () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
};

/** Every page once, and every page of its menus; two unknown addresses. */
const addresses = [
  ...content.pages.flatMap(({ path, canonical }) => (path === canonical && !path.includes('*') ? path : [])),
  ...content.branches.flatMap((branch) =>
    content.menus[branch.key]!.flatMap((_, index) => (index > 0 ? menuPath(branch, index + 1) : [])),
  ),
  '/no/such/page',
  '/blog/no-such-story',
];

for (const part of [0, 1, 2, 3])
  test(`every page fits, can be tapped, and axe finds nothing, part ${part + 1} of 4`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of addresses.filter((_, index) => index % 4 === part)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      // Each page of a menu has its own address. axe reads the whole document, the pages that are not shown too.
      await page.evaluate(() => {
        for (const menuPage of document.querySelectorAll('[data-menu][hidden]')) menuPage.remove();
      });
      await withoutLikeRows(page, () => expectAccessible(page, `${path} at 1280 px`));
      expect
        .soft(await page.locator('noscript:visible').count(), `${path}: shows what is for pages without scripts`)
        .toBe(0);
      await page.setViewportSize({ width: 390, height: 900 });
      await withoutLikeRows(page, () => expectAccessible(page, `${path} at 390 px`));
      expect.soft(await smallTargets(page), `${path}: too small to tap`).toEqual([]);
      // The printable menu cards have the width of paper.
      if (path.startsWith('/print/')) continue;
      // 320 px is a window of 1280 px at 400 %. A page of 390 px has the same layout.
      const states: readonly (readonly [state: string, widths: readonly number[], enter: () => Promise<void>])[] = [
        ['with every row open', [320], () => page.evaluate(openDetails)],
        ['in text of 200 %', [320, 390], () => addStyle(page, 'html { font-size: 200% }')],
        // Text that is longer, not larger.
        ['with long words', [320], () => addStyle(page, 'html { font-size: 100% }').then(() => lengthenTexts(page))],
        ['with wide spacing', [320], () => addStyle(page, TEXT_SPACING)],
      ];
      for (const [state, widths, enter] of states) {
        await enter();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const place = `${path} ${state} at ${width} px`;
          await expect.soft.poll(() => cutOff(page), `${place}: cut off`).toEqual([]);
          expect.soft(await horizontalOverflow(page), `${place}: scrolls sideways`).toBe(0);
          expect.soft(await overprinted(page), `${place}: overprinted`).toEqual([]);
        }
      }
    }
  });
