import type { Page } from '@playwright/test';
import { paths, telephoneUrl } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { branches, defaultBranch, otherBranch, ui } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';

/* Choosing a store for ordering and for booking, and how to get there. */

const ordering = {
  service: 'ordering',
  path: paths.selectStore,
  ...ui.selectStore,
  first: ui.dialog.orderFirst,
  change: ui.dialog.orderChange,
  answerTitle: ui.selectStore.chosenTitle,
  action: ui.selectStore.order,
  actionName: ui.selectStore.orderName,
} as const;
const booking = {
  service: 'booking',
  path: paths.bookReservation,
  ...ui.bookReservation,
  first: ui.dialog.bookFirst,
  change: ui.dialog.bookChange,
  answerTitle: ui.bookReservation.appTitle,
  action: ui.bookReservation.book,
  actionName: ui.bookReservation.bookName,
} as const;
type Service = typeof ordering | typeof booking;

/** The button of a store: "Choose East Ham". */
const card = (page: Page, { store }: Branch) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(` ${store}$`) });
/** The item of a store: name, address, button and, once it is chosen, the answer. */
const item = (page: Page, { store }: Branch) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: store, exact: true }) })
    .filter({ visible: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: ui.dialog.title });
const actionLink = (page: Page, { actionName }: Service, { store }: Branch) =>
  page.getByRole('main').getByRole('link', { name: fill(actionName, { store }) });
const answer = (page: Page, { answerTitle }: Service, { store }: Branch) =>
  page.getByRole('region', { name: fill(answerTitle, { store }) });
/** What tells a guest how to get to a branch, from its heading to the last map. */
const directions = (page: Page, { store }: Branch) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: store }) });

async function expectQuestion(page: Page, question: string, { store }: Branch): Promise<void> {
  await expect(dialog(page)).toHaveAccessibleDescription(fill(question, { store }));
}

async function choose(page: Page, branch: Branch): Promise<void> {
  await card(page, branch).click();
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
}

/** The link to the store's own site, which opens in a new tab without access to the page, and the badges of its apps. */
async function expectAnswer(page: Page, service: Service, branch: Branch): Promise<void> {
  const { link, googlePlayLink, appStoreLink } = branch[service.service];
  await expect(actionLink(page, service, branch)).toHaveAttribute('href', link);
  await expect(actionLink(page, service, branch)).toHaveAttribute('target', '_blank');
  await expect(actionLink(page, service, branch)).toHaveAttribute('rel', 'noopener');
  for (const [text, name, href] of [
    [ui.selectStore.googlePlay, ui.selectStore.googlePlayName, googlePlayLink],
    [ui.selectStore.appStore, ui.selectStore.appStoreName, appStoreLink],
  ] as const) {
    await expect(answer(page, service, branch).getByText(text)).toBeVisible();
    const badge = answer(page, service, branch).getByRole('link', { name: fill(name, { store: branch.store }) });
    // A badge without an address is no link.
    if (href) await expect(badge).toHaveAttribute('href', href);
    else await expect(badge).toHaveCount(0);
  }
}

test('A store is chosen through the dialog, and can be changed', { tag: '@both' }, async ({ page }) => {
  const [first, second] = [defaultBranch, otherBranch];
  await open(page, ordering.path);
  for (const branch of branches) await expect(card(page, branch)).toHaveAttribute('aria-pressed', 'false');
  for (const discard of [
    () => dialog(page).getByRole('button', { name: ui.dialog.cancel }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await card(page, first).click();
    await expectQuestion(page, ordering.first, first);
    await discard();
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, first)).toBeFocused();
    await expect(actionLink(page, ordering, first)).toHaveCount(0);
  }

  await choose(page, first);
  await expect(card(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page, first)).toContainText(ordering.chosen);
  await expect(answer(page, ordering, first)).toBeFocused();
  await expect(actionLink(page, ordering, first)).toBeInViewport({ ratio: 1 });
  await expectAnswer(page, ordering, first);
  // In the item of its store, and before the badges.
  await expect(item(page, first).getByRole('link').first()).toHaveAccessibleName(
    fill(ordering.actionName, { store: first.store }),
  );

  await card(page, first).click();
  await expect(dialog(page)).toHaveCount(0);
  await card(page, second).click();
  await expectQuestion(page, ordering.change, second);
  await page.keyboard.press('Escape');
  await expect(actionLink(page, ordering, first)).toBeVisible();
  await choose(page, second);
  await expect(card(page, first)).toHaveAttribute('aria-pressed', 'false');
  await expectAnswer(page, ordering, second);
  await expect(actionLink(page, ordering, first)).toHaveCount(0);
});

test('For booking, a click anywhere on a store opens the dialog, but not one on its telephone number', async ({
  page,
}) => {
  await open(page, booking.path);
  const { phone } = defaultBranch;
  const call = item(page, defaultBranch).getByRole('link', { name: phone });
  await expect(call).toHaveAttribute('href', telephoneUrl(phone));
  // A click without `force` fails if something else is above the link.
  await call.click({ trial: true });
  await expect(dialog(page)).toHaveCount(0);
  const name = await item(page, defaultBranch).getByRole('heading').boundingBox();
  await page.mouse.click(name!.x + 4, name!.y + 4);
  await expectQuestion(page, booking.first, defaultBranch);
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
  await expectAnswer(page, booking, defaultBranch);
});

test('The first two doors are side by side on narrow phones, each with a button of 48 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open(page, ordering.path);
  const [left, right] = await Promise.all(
    [defaultBranch, otherBranch].map((branch) => card(page, branch).boundingBox()),
  );
  expect(left!.y).toBe(right!.y);
  expect(right!.x).toBeGreaterThan(left!.x + left!.width);
  expect(Math.min(left!.height, right!.height)).toBeGreaterThanOrEqual(48);
});

test('A tap on a store before the island starts is carried out after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(ordering.path);
  await card(page, defaultBranch).click();
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(dialog(page)).toBeVisible();
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const service of [ordering, booking])
    test(`${service.path} links to the site of each store and says how to get there`, async ({ page }) => {
      await page.goto(service.path);
      await expect(page.getByRole('heading', { level: 2, name: ui.gettingThere.title })).toBeVisible();
      for (const branch of branches) {
        const { store, address, phone, gettingThere } = branch;
        await expect(card(page, branch)).toHaveCount(0);
        await expect(actionLink(page, service, branch)).toHaveAttribute('href', branch[service.service].link);
        await expect(directions(page, branch)).toContainText(gettingThere.nearest);
        await expect(directions(page, branch).getByRole('link', { name: phone })).toHaveAttribute(
          'href',
          telephoneUrl(phone),
        );
        for (const map of ui.gettingThere.services) {
          const link = directions(page, branch).getByRole('link', {
            name: fill(ui.gettingThere.directionsName, { service: map.name, store }),
          });
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'noopener');
          await expect(link).toHaveAttribute('href', fill(map.link, { address: encodeURIComponent(address) }));
        }
      }
    });
});
