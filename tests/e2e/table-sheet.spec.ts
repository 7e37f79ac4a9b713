import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { defaultBranch, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const words = ui.tableSheet;
/** Points of PostScript in a millimetre. */
const POINTS = 72 / 25.4;

/** The pages of what the browser prints, each by its width and height in whole millimetres. */
async function printedPages(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points) / POINTS)).join(' × '),
  );
}

test('The button prints the sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, paths.tableSheet(defaultBranch.key));
  await page.getByRole('button', { name: words.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('one page of the chosen size is printed, and nothing extends beyond it', async ({ page }) => {
    await page.goto(paths.tableSheet(defaultBranch.key));
    for (const [size, paper] of [
      [words.a5, '148 × 210'],
      [words.a6, '105 × 148'],
    ] as const) {
      await page.getByRole('radio', { name: size }).check();
      expect(await printedPages(page)).toEqual([paper]);
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('main fieldset > div > div:visible');
      await expect(sheet).toHaveCount(1);
      const overflow = await sheet.evaluate((element) => {
        const edge = element.getBoundingClientRect();
        const beyond = [...element.querySelectorAll('*')].filter((part) => {
          const { top, left, right, bottom } = part.getBoundingClientRect();
          return top < edge.top || left < edge.left || right > edge.right || bottom > edge.bottom;
        });
        return [element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth, beyond.length];
      });
      expect(overflow).toEqual([0, 0, 0]);
      await page.emulateMedia({ media: null });
    }
  });
});
