import type { Page } from '@playwright/test';
import { menuPath, paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { londonMoment } from '../../model/opening/london.ts';
import { spokenTime } from '../../model/opening/spoken.ts';
import { branches, content, defaultBranch, menus, otherBranch, ui } from './content.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { openAt } from './open-at.ts';
import { expect, open, test } from './site.ts';

/* Notices, special days, and dishes with dates: those of the second restaurant that are far in the future. */

const MINUTE = 60_000;
const upcoming = <Entry extends { until: number }>(entries: readonly Entry[]) =>
  entries.filter(({ until }) => until > Date.UTC(2090));
const notice = upcoming(content.notices)[0]!;
const specialDays = upcoming(defaultBranch.specialDays);
const shortDay = specialDays.find(({ sittings }) => sittings.length > 0)!;
const closedDay = specialDays.find(({ sittings }) => sittings.length === 0)!;
const { pages } = menus[defaultBranch.key]!;
const dishes = pages.flatMap(({ categories }, index) =>
  categories.flatMap(({ items }) => items.map((dish) => ({ dish, path: menuPath(defaultBranch, index + 1) }))),
);
const ending = dishes.find(({ dish }) => dish.ends)!;
const soldOut = dishes.find(({ dish }) => dish.soldOut)!;

const banner = (page: Page) => page.getByRole('complementary', { name: ui.global.notice });
const main = (page: Page) => page.getByRole('main');
const spoken = (time: string) => spokenTime(time, ui.opening);

test.describe('On a device in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a notice is visible from its first moment to its last, by London time', async ({ page }) => {
    for (const [time, isVisible] of [
      [notice.from - 1000, false],
      [notice.from, true],
      [notice.until - 1000, true],
      [notice.until, false],
    ] as const) {
      await openAt(page, paths.faq, time);
      await expect(banner(page)).toHaveCount(isVisible ? 1 : 0);
      await expect(page.getByText(notice.text)).toBeVisible({ visible: isVisible });
    }
  });
});

test('A notice is shown before any script file has come, so that it moves nothing, and leads to its page', async ({
  page,
}) => {
  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.clock.setFixedTime(notice.from);
  for (const path of [paths.goToAppStore, paths.home]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(banner(page).locator('dated-part:visible')).toHaveText(`${notice.text} ${notice.link!.text}`);
  }
  release();
  await banner(page).getByRole('link', { name: notice.link!.text }).click();
  await expect(page).toHaveURL(notice.link!.href);
});

test('Special days are announced from a week before until they are over, and have hours of their own', async ({
  page,
}) => {
  const days = [shortDay, closedDay].toSorted((one, other) => one.from - other.from);
  const announced = main(page).locator('dated-part:visible');
  const line = main(page).locator(`opening-line[branch=${defaultBranch.key}]`);
  const openAtMoment = (time: number) => openAt(page, paths.bookReservation, time);

  await openAtMoment(days[0]!.from - 1000);
  await expect(announced).toHaveCount(0);
  await openAtMoment(days[1]!.from);
  await expect(announced).toHaveText(days.map(({ text }) => text));

  const { closes } = shortDay.sittings.at(-1)!;
  await openAtMoment(londonMoment(shortDay.date, closes) - MINUTE);
  await expect(line).toHaveText(fill(ui.opening.open, { time: spoken(closes) }));

  await openAtMoment(londonMoment(closedDay.date, '18:00'));
  await expect(line).toHaveText(
    fill(ui.opening.closedToday, { day: ui.opening.tomorrow, time: spoken(defaultBranch.week[0]![0]!.opens) }),
  );
  await expect(main(page).locator(`opening-line[branch=${otherBranch.key}]`)).toHaveText(
    fill(ui.opening.open, { time: spoken(otherBranch.week[0]!.at(-1)!.closes) }),
  );
  await expect(page.getByRole('contentinfo').getByText(closedDay.text)).toBeVisible();
});

/** What a page says about the day: its opening lines, its dated parts, and the names of its dishes. */
const readDay = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('opening-line, dated-part, h4')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent),
  );

for (const { what, at, path } of [
  { what: 'a notice', at: notice.until, path: paths.faq },
  { what: 'the day before a special day', at: londonMoment(closedDay.date, '00:00'), path: paths.bookReservation },
  {
    what: 'the last sitting of a day',
    at: londonMoment('2090-06-01', otherBranch.week[0]!.at(-1)!.closes),
    path: paths.bookReservation,
  },
  { what: 'the last day of a dish', at: ending.dish.ends!, path: ending.path },
  { what: 'the day of a dish that is sold out', at: soldOut.dish.soldOut!.until, path: soldOut.path },
])
  test(`At its end, an open page says the same as one that is opened afterwards: ${what}`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: at - MINUTE });
    await open(page, path);
    await page.clock.runFor(2000);
    await expect(page.locator('opening-line').last()).not.toBeEmpty();
    const before = await readDay(page);
    await page.clock.runFor(MINUTE);

    const fresh = await context.newPage();
    await fresh.clock.setFixedTime(at + 2000);
    await open(fresh, path);
    await expect(fresh.locator('opening-line').last()).not.toBeEmpty();
    const after = await readDay(fresh);
    expect(after).not.toEqual(before);
    await expect.poll(() => readDay(page)).toEqual(after);
  });

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the usual hours stand alone, and nothing is visible that may be over', async ({ page }) => {
    for (const path of [soldOut.path, paths.faq]) {
      await page.goto(path);
      await expect(page.locator('dated-part:visible, opening-line:visible')).toHaveCount(0);
    }
    await expect(banner(page)).toHaveCount(0);
    for (const { hours } of branches) await expect(page.getByRole('contentinfo').getByText(hours)).toBeVisible();
  });
});
