import type { Page } from '@playwright/test';
import { eastHam, wimbledon } from './branch-files.ts';
import { expect, open, test } from './site.ts';
import { host } from './site-file.ts';

/** Points of PostScript in a millimetre. */
const POINTS = 72 / 25.4;

/** The pages of what the browser prints, each by its width and height in whole millimetres. */
async function printed(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points) / POINTS)).join(' × '),
  );
}

test('the sheet of a branch shows its name, hours, telephone and code in both sizes', async ({ page }) => {
  await open(page, '/print/eastham');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('At the table in East Ham');
  await expect(page.getByRole('img', { name: `QR code that opens the ${eastHam.store} menu` })).toHaveCount(2);
  await expect(page.getByText(eastHam.phone)).toHaveCount(2);
  await expect(page.getByText(`${host}/menu/eastham`)).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('navigation', { name: 'Other branches' }).getByRole('link', { name: wimbledon.store }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('At the table in Wimbledon');
});

test('the button prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, '/print/wimbledon');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

for (const scripts of [true, false]) {
  test(`one sheet of the chosen size comes out of the printer, with scripts ${scripts ? 'on' : 'off'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    for (const path of ['/print/eastham', '/print/wimbledon']) {
      await page.goto(path);
      expect(await printed(page)).toEqual(['148 × 210']);
      await page.getByRole('radio', { name: 'A6' }).check();
      expect(await printed(page)).toEqual(['105 × 148']);
    }
    await context.close();
  });
}

test('on paper nothing stands beyond its sheet', async ({ page }) => {
  await open(page, '/print/wimbledon');
  for (const size of ['A5', 'A6']) {
    await page.getByRole('radio', { name: size }).check();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('main fieldset > div > div:visible');
    await expect(sheet).toHaveCount(1);
    expect(
      await sheet.evaluate((element) => {
        const edge = element.getBoundingClientRect();
        const beyond = [...element.querySelectorAll('*')].filter((part) => {
          const { top, left, right, bottom } = part.getBoundingClientRect();
          return top < edge.top || left < edge.left || right > edge.right || bottom > edge.bottom;
        });
        return [element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth, beyond.length];
      }),
    ).toEqual([0, 0, 0]);
    await page.emulateMedia({ media: 'screen' });
  }
});
