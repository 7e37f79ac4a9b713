import type { Page } from '@playwright/test';
import { paths, permanentMenuPath } from '../../app/paths.ts';
import { fill } from '../../model/fill.ts';
import { defaultBranch, otherBranch, site, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const words = ui.tableSheet;
/** Points of PostScript in a millimetre. */
const POINTS = 72 / 25.4;

const radio = (page: Page, name: string) => page.getByRole('radio', { name });

/** The pages of what the browser prints, each by its width and height in whole millimetres. */
async function printedPages(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points) / POINTS)).join(' × '),
  );
}

async function expectOnePageOfEachSize(page: Page): Promise<void> {
  expect(await printedPages(page)).toEqual(['148 × 210']);
  await radio(page, words.a6).check();
  expect(await printedPages(page)).toEqual(['105 × 148']);
}

test('The sheet of a branch shows its name, hours, telephone number and QR code in both sizes', async ({ page }) => {
  await open(page, paths.tableSheet(defaultBranch.key));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(words.title, { store: defaultBranch.store }));
  const code = fill(words.qrAlt, { store: defaultBranch.store });
  await expect(page.getByRole('img', { name: code })).toHaveCount(2);
  const address = `${new URL(site.url).host}${permanentMenuPath(defaultBranch.key)}`;
  for (const text of [defaultBranch.hours, defaultBranch.phone, address])
    await expect(page.locator('main fieldset').getByText(text)).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const others = page.getByRole('navigation', { name: words.others });
  await others.getByRole('link', { name: otherBranch.store }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(words.title, { store: otherBranch.store }));
});

test('The button prints one page of the chosen size, and nothing extends beyond it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, paths.tableSheet(defaultBranch.key));
  await page.getByRole('button', { name: words.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await expectOnePageOfEachSize(page);

  for (const size of [words.a5, words.a6]) {
    await radio(page, size).check();
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
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('one page of the chosen size is printed', async ({ page }) => {
    await page.goto(paths.tableSheet(defaultBranch.key));
    await expectOnePageOfEachSize(page);
  });
});
