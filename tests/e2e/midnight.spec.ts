import type { Page } from '@playwright/test';
import { menuPath, paths } from '../../app/paths.ts';

import { addDays } from '../../model/opening/calendar-day.ts';
import { londonMoment, londonTime } from '../../model/opening/london.ts';
import { content, defaultBranch, menus } from './content.ts';
import { expect, open, test } from './site.ts';

/* Pages that are left open over midnight in London. The days are those of the second restaurant that are far in the future. */

const MINUTE = 60_000;
const pages = menus[defaultBranch.key]!.pages;
const ending = pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)).find(({ ends }) => ends)!;
const endingPage = pages.findIndex(({ categories }) => categories.some(({ items }) => items.includes(ending)));

/** The midnights at which something begins or ends, each with the page that says so. */
const midnights = [
  ...content.notices.map(({ from }) => ({ what: 'a notice', at: from, path: paths.faq })),
  ...defaultBranch.specialDays.map(({ date }) => ({
    what: 'a special day',
    at: londonMoment(date, '00:00'),
    path: paths.bookReservation,
  })),
  ...defaultBranch.specialDays.map(({ date }) => ({
    what: 'the day after a special day',
    at: londonMoment(addDays(date, 1), '00:00'),
    path: paths.bookReservation,
  })),
  { what: 'the last day of a dish', at: ending.ends!, path: menuPath(defaultBranch, endingPage + 1) },
].filter(({ at }) => at > Date.UTC(2090) && londonTime(at).endsWith('00:00'));

/** What a page says about the day: its opening lines, its dated parts, and the names of its dishes. */
const readDay = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('opening-line, dated-part, h4')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent),
  );

for (const { what, at, path } of midnights)
  test(`A page says the same as one that is opened after midnight: ${what}, ${londonTime(at).slice(0, 10)}`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: at - MINUTE });
    await open(page, path);
    await page.clock.runFor(2000);
    await expect(page.locator('opening-line').last()).not.toBeEmpty();
    const before = await readDay(page);
    await page.clock.runFor(MINUTE);
    const after = await readDay(page);

    const fresh = await context.newPage();
    await fresh.clock.install({ time: at + 2000 });
    await open(fresh, path);
    await fresh.clock.runFor(2000);
    await expect.poll(() => readDay(fresh)).toEqual(after);
    expect(after).not.toEqual(before);
  });

test('A dish is gone from an open page at the end of its last day', async ({ page }) => {
  await page.clock.install({ time: ending.ends! - MINUTE });
  await open(page, menuPath(defaultBranch, endingPage + 1));
  await page.clock.runFor(2000);
  const dish = page.getByRole('heading', { name: ending.baseName, level: 4 });
  await expect(dish).toBeVisible();
  await page.clock.runFor(MINUTE);
  await expect(dish).toBeHidden();
});
