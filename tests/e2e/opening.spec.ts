import type { Locator, Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { fill } from '../../model/fill.ts';
import { spokenTime } from '../../model/opening/spoken.ts';
import type { Branch } from '../../model/types.ts';
import { branches, defaultBranch, otherBranch, ui } from './content.ts';
import { openAt } from './open-at.ts';
import { expect, open, test } from './site.ts';

/* Whether a branch is open, by London time. In November that is UTC, in July an hour more. */

const DAY = '2026-11-21';
const MINUTE = 60_000;
/** A moment of an ordinary day, some minutes after a time of London's clocks. */
const moment = (time: string, minutes = 0) => Date.parse(`${DAY}T${time}:00Z`) + minutes * MINUTE;

const line = (within: Page | Locator, { key }: Branch) => within.locator(`opening-line[branch=${key}]`);
const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');
const spoken = (time: string) => spokenTime(time, ui.opening).replaceAll('\u00a0', ' ');

/** The hours of the second restaurant: one sitting, the same on every day. */
const hoursOf = ({ week }: Branch) => week[0]![0]!;
const openText = (branch: Branch) => fill(ui.opening.open, { time: spoken(hoursOf(branch).closes) });
const todayText = (branch: Branch) => fill(ui.opening.opensToday, { time: spoken(hoursOf(branch).opens) });
const tomorrowText = (branch: Branch) =>
  fill(ui.opening.opensLater, { day: ui.opening.tomorrow, time: spoken(hoursOf(branch).opens) });

test('Each branch says until when it is open or when it opens, wherever it can be chosen', async ({ page }) => {
  const [closesFirst, closesLast] = branches.toSorted((one, other) =>
    hoursOf(one).closes.localeCompare(hoursOf(other).closes),
  );
  const opensLast = branches
    .map((branch) => hoursOf(branch).opens)
    .toSorted()
    .at(-1)!;

  await openAt(page, paths.selectStore, moment(opensLast, 1));
  for (const branch of branches) {
    const store = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: branch.store }) });
    await expect(line(store, branch)).toHaveText(openText(branch));
    await expect(line(footer(page), branch)).toHaveText(openText(branch));
  }

  await openAt(page, paths.bookReservation, moment(hoursOf(closesFirst!).closes, 1));
  await expect(line(main(page), closesFirst!)).toHaveText(tomorrowText(closesFirst!));
  await expect(line(main(page), closesLast!)).toHaveText(openText(closesLast!));
});

test.describe('A device in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('shows London time, in summer too', async ({ page }) => {
    const HOUR = 60 * MINUTE;
    const opens = moment(hoursOf(defaultBranch).opens);
    const summer = Date.parse(`2026-07-01T${hoursOf(defaultBranch).opens}:00Z`) - HOUR;
    for (const start of [opens, summer]) {
      await openAt(page, paths.bookReservation, start - 1000);
      await expect(line(main(page), defaultBranch)).toHaveText(todayText(defaultBranch));
      await openAt(page, paths.bookReservation, start);
      await expect(line(main(page), defaultBranch)).toHaveText(openText(defaultBranch));
    }
  });
});

test('The line changes by itself at closing time, also in parts that are not hydrated and after a link', async ({
  page,
}) => {
  await page.clock.install({ time: moment(hoursOf(otherBranch).closes, -1) });
  await open(page, paths.bookReservation);
  const lines = [line(main(page), otherBranch), line(footer(page), otherBranch)];
  await page.clock.runFor(1000);
  for (const one of lines) await expect(one).toHaveText(openText(otherBranch));
  await page.clock.runFor(MINUTE);
  for (const one of lines) await expect(one).toHaveText(tomorrowText(otherBranch));
  await footer(page).getByRole('link', { name: ui.footer.faq }).click();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(paths.faq);
  await expect(line(main(page), otherBranch)).toHaveText(tomorrowText(otherBranch));
});

test('The small-screen menu shows it beside the hours', { tag: '@phone' }, async ({ page }) => {
  await open(page, paths.about);
  await page.getByRole('button', { name: ui.navigation.more, exact: true }).click();
  for (const branch of branches) await expect(line(page.getByRole('banner'), branch)).toBeVisible();
});
