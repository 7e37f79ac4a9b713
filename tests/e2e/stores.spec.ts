import type { Page } from '@playwright/test';
import { paths, telephoneUrl } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { defaultBranch, otherBranch, ui } from './content.ts';
import { expect, expectAccessible, open, test } from './site.ts';

/* Choosing a store for ordering and for booking. */

const ordering = { service: 'ordering', ...ui.selectStore, answerTitle: ui.selectStore.chosenTitle } as const;
const booking = { service: 'booking', ...ui.bookReservation, answerTitle: ui.bookReservation.appTitle } as const;
type Service = Pick<typeof ordering | typeof booking, 'service' | 'answerTitle'>;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, { store }: Branch) => main(page).getByRole('button', { name: new RegExp(` ${store}$`) });
const dialog = (page: Page) => page.getByRole('dialog', { name: ui.dialog.title });
const answer = (page: Page, { answerTitle }: Service, { store }: Branch) =>
  page.getByRole('region', { name: fill(answerTitle, { store }) });

const expectQuestion = (page: Page, question: string, { store }: Branch) =>
  expect(dialog(page)).toHaveAccessibleDescription(fill(question, { store }));

/** The link to the store's own site, which opens in a new tab without access to the page, and the badges of its apps. */
async function expectAnswer(page: Page, service: Service, branch: Branch): Promise<void> {
  const { link, googlePlayLink, appStoreLink } = branch[service.service];
  const own = answer(page, service, branch).locator(`a[href="${link}"]`);
  await expect(own).toBeInViewport({ ratio: 1 });
  await expect(own).toHaveAttribute('target', '_blank');
  await expect(own).toHaveAttribute('rel', 'noopener');
  for (const [text, href] of [
    [ui.selectStore.googlePlay, googlePlayLink],
    [ui.selectStore.appStore, appStoreLink],
  ] as const) {
    await expect(answer(page, service, branch).getByText(text)).toBeVisible();
    // A badge without an address is no link.
    await expect(answer(page, service, branch).locator(`a[href="${href}"]`)).toHaveCount(href ? 1 : 0);
  }
}

test('A store for ordering is chosen through the dialog with the keyboard, and can be changed', async ({ page }) => {
  await open(page, paths.selectStore);
  for (const discard of ['Escape', 'Shift+Tab Enter']) {
    await button(page, defaultBranch).press('Enter');
    await expectQuestion(page, ui.dialog.orderFirst, defaultBranch);
    await expect(dialog(page).getByRole('button', { name: ui.dialog.ok })).toBeFocused();
    for (const key of discard.split(' ')) await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, defaultBranch)).toBeFocused();
    await expect(button(page, defaultBranch)).toHaveAttribute('aria-pressed', 'false');
  }

  await button(page, defaultBranch).press('Enter');
  await expectAccessible(page, 'dialog');
  for (const key of ['Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    // The page behind the dialog cannot be reached.
    await expect(page.locator('main :focus:not(dialog *)')).toHaveCount(0);
  }
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).press('Enter');
  await expect(button(page, defaultBranch)).toHaveAttribute('aria-pressed', 'true');
  await expect(answer(page, ordering, defaultBranch)).toBeFocused();
  await expectAnswer(page, ordering, defaultBranch);
  await expectAccessible(page, 'store chosen');

  await button(page, defaultBranch).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page, otherBranch).click();
  await expectQuestion(page, ui.dialog.orderChange, otherBranch);
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
  await expect(button(page, defaultBranch)).toHaveAttribute('aria-pressed', 'false');
  await expect(answer(page, ordering, defaultBranch)).toHaveCount(0);
  await expectAnswer(page, ordering, otherBranch);
});

test('For booking, a click anywhere on a store opens the dialog, but not one on its telephone number', async ({
  page,
}) => {
  await open(page, paths.bookReservation);
  const item = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: defaultBranch.store, exact: true }) })
    .filter({ visible: true });
  const call = item.getByRole('link', { name: defaultBranch.phone });
  await expect(call).toHaveAttribute('href', telephoneUrl(defaultBranch.phone));
  // A click without `force` fails if something else is above the link.
  await call.click({ trial: true });
  const name = await item.getByRole('heading').boundingBox();
  await page.mouse.click(name!.x + 4, name!.y + 4);
  await expectQuestion(page, ui.dialog.bookFirst, defaultBranch);
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
  await expectAnswer(page, booking, defaultBranch);
  await expectAccessible(page, 'store chosen');
  await button(page, otherBranch).click();
  await expectQuestion(page, ui.dialog.bookChange, otherBranch);
  await dialog(page).getByRole('button', { name: ui.dialog.cancel }).click();
  await expectAnswer(page, booking, defaultBranch);
});
