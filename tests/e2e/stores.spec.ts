import type { Page } from '@playwright/test';
import { paths, telephoneUrl } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { londonMoment } from '../../model/opening/london.ts';
import type { Branch } from '../../model/types.ts';
import { branches, defaultBranch, otherBranch, ui } from './content.ts';
import { expect, expectAccessible, openAt, test } from './site.ts';

/* Choosing a store for ordering and for booking. */

const ordering = { service: 'ordering', ...ui.selectStore, answerTitle: ui.selectStore.chosenTitle } as const;
const words = ui.bookReservation;
const booking = { service: 'booking', ...words, answerTitle: ui.bookReservation.tableTitle } as const;
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
  const { link, googlePlayLink, appStoreLink } = branch[service.service]!;
  const own = answer(page, service, branch).locator(`a[href="${link}"]`);
  await expect(own).toBeInViewport({ ratio: 1 });
  await expect(own).toHaveAttribute('target', '_blank');
  await expect(own).toHaveAttribute('rel', 'noopener');
  for (const [text, href] of [
    ['Google Play', googlePlayLink],
    ['App Store', appStoreLink],
  ] as const) {
    await expect(answer(page, service, branch).getByText(text)).toBeVisible();
    // A badge without an address is no link.
    await expect(answer(page, service, branch).locator(`a[href="${href}"]`)).toHaveCount(href ? 1 : 0);
  }
}

test('Each store has its own line, with the telephone number for delivery as a link if it has one', async ({
  page,
}) => {
  await page.goto(paths.selectStore);
  for (const { line, deliveryPhone } of branches) {
    const text = main(page).getByText(line, { exact: true });
    await expect(text).toBeVisible();
    await expect(text.getByRole('link')).toHaveCount(deliveryPhone && line.includes(deliveryPhone) ? 1 : 0);
  }
});

test('A store for ordering is chosen through the dialog with the keyboard, and can be changed', async ({ page }) => {
  await page.goto(paths.selectStore);
  for (const discard of ['Escape', 'Shift+Tab Enter']) {
    await button(page, defaultBranch).press('Enter');
    await expectQuestion(page, ui.dialog.orderFirst, defaultBranch);
    await expect(dialog(page).getByRole('button', { name: ui.dialog.ok })).toBeFocused();
    for (const key of discard.split(' ')) await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, defaultBranch)).toBeFocused();
    await expect(button(page, defaultBranch)).not.toHaveAttribute('aria-current');
  }

  await button(page, defaultBranch).press('Enter');
  await expectAccessible(page, 'dialog');
  for (const key of ['Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    // The page behind the dialog cannot be reached.
    await expect(page.locator('main :focus:not(dialog *)')).toHaveCount(0);
  }
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).press('Enter');
  await expect(button(page, defaultBranch)).toHaveAttribute('aria-current', 'true');
  await expect(answer(page, ordering, defaultBranch)).toBeFocused();
  await expectAnswer(page, ordering, defaultBranch);
  await expectAccessible(page, 'store chosen');

  await button(page, defaultBranch).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page, otherBranch).click();
  await expectQuestion(page, ui.dialog.orderChange, otherBranch);
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
  await expect(button(page, defaultBranch)).not.toHaveAttribute('aria-current');
  await expect(answer(page, ordering, defaultBranch)).toHaveCount(0);
  await expectAnswer(page, ordering, otherBranch);
});

test('A store that is picked as soon as its dialog is cancelled is asked about again', async ({ page }) => {
  await page.goto(paths.selectStore);
  await button(page, defaultBranch).click();
  const pick = await button(page, defaultBranch).elementHandle();
  // Before the next task, which brings the dialog's `close` event.
  await dialog(page)
    .getByRole('button', { name: ui.dialog.cancel })
    .evaluate(async (cancel: HTMLElement, store) => {
      cancel.click();
      await Promise.resolve();
      (store as HTMLElement).click();
    }, pick);
  await expectQuestion(page, ui.dialog.orderFirst, defaultBranch);
});

test('For booking, a click anywhere on a store but its telephone number opens the dialog', async ({ page }) => {
  await page.goto(paths.bookReservation);
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

/** Chooses a store for booking, at a moment. */
async function chooseTable(page: Page, branch: Branch, moment: number): Promise<void> {
  await openAt(page, paths.bookReservation, moment);
  await button(page, branch).click();
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
}
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('People, day and time go into the address for booking', { tag: '@phone' }, async ({ page, context }) => {
  const branch = branches.find(({ bookingLink }) => bookingLink)!;
  await page.addInitScript(() => sessionStorage.setItem('site:party', 'find=&without=sesame'));
  // A Friday.
  await chooseTable(page, branch, Date.parse('2026-11-27T18:10Z'));
  const link = page.getByRole('link', { name: words.book });
  const bar = page.locator('[data-booking-bar]');
  await expect(answer(page, booking, branch)).toContainText(fill(words.appTitle, { store: branch.store }));
  await expect(link).toHaveAttribute('href', branch.booking!.link);
  await expect(bar).toContainText(words.nothingYet);
  await expect(choice(page, `${words.today} 27 November`)).toBeChecked();
  await expect(choice(page, '6 pm')).toHaveCount(0);
  await expect(choice(page, String(branch.largestParty))).toBeVisible();
  await expect(choice(page, String(branch.largestParty + 1))).toHaveCount(0);
  await expect(
    answer(page, booking, branch)
      .locator(`a[href="${telephoneUrl(branch.phone)}"]`)
      .first(),
  ).toBeVisible();

  await choice(page, '2').check();
  await choice(page, '7:30 pm').check();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('2 people at 7:30 pm Friday 27 November');
  await choice(page, 'Sat 28 November').check();
  await expect(bar).toContainText('2 people at 7:30 pm Saturday 28 November');
  const filled = fill(branch.bookingLink!, { people: 2, date: '2026-11-28', time: '19:30' });
  await expect(link).toHaveAttribute('href', filled);
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.getByRole('combobox').selectOption('Tuesday 8 December');
  await expect(link).toHaveAttribute('href', filled.replace('2026-11-28', '2026-12-08'));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `2 people at 7:30 pm, Tuesday 8 December, ${branch.store}, ${words.allergies} sesame, ${words.alsoTraces}`,
  );
  await expectAccessible(page, 'table chosen');
});

test('Another branch keeps what it can offer of a table, and says what it cannot and why', async ({ page }) => {
  const [from, to] = [defaultBranch, otherBranch];
  await chooseTable(page, from, Date.parse('2026-11-27T12:10Z'));
  await choice(page, String(from.largestParty)).check();
  await choice(page, 'Sat 28 November').check();
  const note = main(page).getByRole('status');
  await expect(note).toBeEmpty();

  await button(page, to).click();
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
  const people = fill(words.manyPeople, { n: from.largestParty });
  await expect(note).toHaveText(fill(words.notKept.people, { people, store: to.store, n: to.largestParty }));
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(choice(page, 'Sat 28 November')).toBeChecked();
  await expect(page.getByRole('link', { name: words.book })).toHaveAttribute('href', /\?date=2026-11-28$/);
  await expectAccessible(page, 'not all kept');
  await button(page, from).click();
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
  await expect(note).toBeEmpty();
  await expect(choice(page, String(from.largestParty))).toBeChecked();
});

test('Back, Forward and a reload keep the store, and people, day and time', async ({ page }) => {
  const branch = branches.find(({ bookingLink }) => bookingLink)!;
  await openAt(page, paths.selectStore, '2026-11-27T12:10Z');
  await button(page, branch).click();
  await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
  await chooseTable(page, branch, Date.parse('2026-11-27T12:10Z'));
  await choice(page, '2').check();
  await choice(page, 'Sat 28 November').check();
  await choice(page, words.parts.afternoon).check();
  await choice(page, '5:30 pm').check();
  const expectTable = async () => {
    await expect(page.getByRole('link', { name: words.book })).toHaveAttribute(
      'href',
      fill(branch.bookingLink!, { people: 2, date: '2026-11-28', time: '17:30' }),
    );
    for (const name of ['2', 'Sat 28 November', '5:30 pm']) await expect(choice(page, name)).toBeChecked();
  };
  await page.reload();
  await expectTable();
  await page.goBack();
  await expect(answer(page, ordering, branch)).toBeVisible();
  await page.goForward();
  await expectTable();
});

test('A page that was open on Saturday has the date of Sunday as soon as it is seen again', async ({ page }) => {
  await chooseTable(page, defaultBranch, Date.parse('2026-11-28T12:10Z'));
  await choice(page, '2').check();
  await page.clock.setFixedTime('2026-11-29T08:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(choice(page, `${words.today} 29 November`)).toBeChecked();
});

const { date: closedDay } = defaultBranch.specialDays.find(({ ranges }) => ranges.length === 0)!;
for (const [date, time, state] of [
  [closedDay, '09:00', ui.opening.closedAllDay],
  ['2026-11-27', '21:20', ui.bookReservation.noMore],
] as const)
  test(`A day without tables cannot be chosen, and says why: ${state}`, async ({ page }) => {
    await chooseTable(page, defaultBranch, londonMoment(date, time));
    await expect(
      page.getByRole('radio', { name: new RegExp(`${ui.bookReservation.today}.*, ${state}`) }),
    ).toBeDisabled();
  });
