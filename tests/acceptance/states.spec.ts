import type { Page } from '@playwright/test';
import { addStyle, cutOff, horizontalOverflow, overprinted } from '../e2e/cut-off.ts';
import { expect, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* What a guest opens on the real site, with the longest texts, in text of 200 %. walk.spec.ts has the pages as they open. */

const { 'our-table': ourTable, menu: menuWords, ui } = content;
const [store] = content.branches;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

async function choose(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await press(page, new RegExp(` ${store!.store}$`));
  await page.getByRole('button', { name: ui.dialog.ok, exact: true }).click();
}

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the panel of all filters': async (page) => {
    await page.goto('/menu');
    await press(page, new RegExp(`^${menuWords.filters.open}`));
    await press(page, menuWords.filters.party.add);
  },
  'a menu with filters': (page) => page.goto('/menu/wimbledon#find=&without=nuts'),
  'what a search finds': (page) => page.goto('/menu#find=garlic'),
  'the question about a store': async (page) => {
    await page.goto('/select-store');
    await press(page, new RegExp(` ${store!.store}$`));
  },
  'a chosen store': (page) => choose(page, '/select-store'),
  'a table being booked': async (page) => {
    await choose(page, '/book-reservation');
    await page.getByRole('radio', { name: '2', exact: true }).check();
  },
  'our table with a dish and two people': async (page) => {
    await page.goto('/our-table');
    await press(page, new RegExp(`^${ourTable.adding.add.split('{')[0]}`));
    await press(page, menuWords.filters.party.add);
  },
  'the menu of small screens': async (page) => {
    await page.goto('/');
    await page.locator('[popovertarget]').filter({ visible: true }).first().click();
  },
  'every answer': async (page) => {
    await page.goto('/faq');
    await page.getByRole('checkbox').check();
  },
  'an allergen page with filters': async (page) => {
    await page.goto('/allergens/wimbledon');
    await press(page, menuWords.allergens.gluten);
  },
};

for (const [state, enter] of Object.entries(states))
  test(`in text of 200 % nothing is cut off or overprinted: ${state}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page);
    await addStyle(page, 'html { font-size: 200% }');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.soft.poll(() => cutOff(page), `${width} px: cut off`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `${width} px: scrolls sideways`).toBe(0);
      expect.soft(await overprinted(page), `${width} px: overprinted`).toEqual([]);
      const opened = page.locator('dialog[open], :popover-open').first();
      if (await opened.isVisible())
        expect.soft(await opened.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px: its box`).toBe(0);
    }
  });
