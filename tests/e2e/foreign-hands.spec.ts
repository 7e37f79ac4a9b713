import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { paths } from '../../src/paths.ts';
import { content, defaultBranch, faq, otherBranch, ui } from './content.ts';
import { addForeignNodes, translate } from './foreign-hands.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, openAt, test } from './site.ts';

/*
 * Each island in a page that a translator and a grammar checker have changed before the guest touches it, and go on changing. React
 * then renders the island anew, which is not an error.
 */

test.use({ expectedConsole: /^Rendered anew:/ });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true });

async function openChanged(page: Page, path: string): Promise<void> {
  await openAt(page, path, '2026-11-27T12:10Z');
  await addForeignNodes(page);
  await translate(page);
}

test('A store is chosen, and changed, and what is read is what is linked', async ({ page }) => {
  const { selectStore, bookReservation } = ui;
  for (const [path, { chosen }] of [
    [paths.selectStore, selectStore],
    [paths.bookReservation, bookReservation],
  ] as const) {
    await openChanged(page, path);
    for (const branch of [otherBranch, defaultBranch, otherBranch]) {
      await addForeignNodes(page);
      await button(page, new RegExp(` ${branch.store}$`)).click();
      await page.getByRole('button', { name: ui.dialog.ok, exact: true }).click();
      await expect(button(page, new RegExp(`^${chosen}`))).toHaveAccessibleName(`${chosen} ${branch.store}`);
    }
  }
  const bar = page.locator('[data-booking-bar]');
  const choice = (name: string) => page.getByRole('radio', { name, exact: true });
  await choice('2').check();
  await choice('Sat 28 November').check();
  await choice('7:30 pm').check();
  await expect(bar).toContainText(`2 people at 7:30 pm Saturday 28 November`);
  await choice('3').check();
  await page.getByRole('combobox').selectOption('2026-12-08');
  await expect(bar).toContainText(`3 people at 7:30 pm Tuesday 8 December`);
  await expect(page.getByRole('link', { name: bookReservation.book })).toHaveAttribute(
    'href',
    fill(otherBranch.bookingLink ?? otherBranch.booking!.link, { people: 3, date: '2026-12-08', time: '19:30' }),
  );
});

test('A press during which an island starts counts', async ({ page }) => {
  const release = await holdScripts(page);
  await openChanged(page, paths.selectStore);
  await button(page, new RegExp(` ${otherBranch.store}$`)).hover();
  await page.mouse.down();
  const loaded = page.waitForResponse(/\/hydrate\./);
  release();
  await (await loaded).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: ui.dialog.title })).toBeVisible();
});

test('Feedback keeps what was entered before the first touch of SUBMIT', async ({ page }) => {
  await openChanged(page, paths.feedback);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Feedback'));
  const rating = ui.feedback.ratings[1]!;
  await page.evaluate(
    ([value]) => {
      const set = (field: string, text: string) =>
        Object.assign(document.querySelector<HTMLInputElement>(`[name=${field}]`)!, { value: text });
      document.querySelector<HTMLInputElement>(`[name=rating][value="${value}"]`)!.checked = true;
      set('feedback', 'Cold soup');
      set('email', 'guest@example.com');
    },
    [rating],
  );
  await button(page, ui.feedback.submit).click();
  expect(await (await logged).args()[1]!.jsonValue()).toEqual({
    rating,
    feedback: 'Cold soup',
    email: 'guest@example.com',
  });
  await button(page, ui.feedback.ways.change).click();
  await expect(page.locator('textarea')).toHaveValue('Cold soup');
  await addForeignNodes(page);
  await page.locator('textarea').fill('Cold rasam');
  await button(page, ui.feedback.submit).click();
  await expect(main(page).getByText('Cold rasam')).toBeVisible();
});

test('Questions open and close', async ({ page }) => {
  await page.route('/api/faq', async (route) => {
    await changed;
    await route.continue();
  });
  const { promise: changed, resolve } = Promise.withResolvers<void>();
  await openChanged(page, paths.faq);
  await page.getByRole('checkbox').check();
  resolve();
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(faq.length);
  await button(page, faq[1]!.prompt).click();
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(faq.length - 1);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('A dish is put on an empty list once', async ({ page }) => {
  await openChanged(page, paths.ourTable);
  const [before] = fill(content['our-table'].adding.add, { dish: '\n' }).split('\n');
  await button(page, new RegExp(`^${before}`))
    .first()
    .click();
  await expect(page.locator('[data-entry] output')).toHaveText('1');
});
