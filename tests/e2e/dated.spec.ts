import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { fill } from '../../model/fill.ts';
import { spokenTime } from '../../model/opening/spoken.ts';
import { branches, content, defaultBranch, otherBranch, stories, ui } from './content.ts';
import { openAt } from './open-at.ts';
import { watchShifts } from './shifts.ts';
import { expect, open, test } from './site.ts';

/* Notices and special days, on those of the second restaurant that are far in the future. */

const MINUTE = 60_000;
const coming = <Entry extends { until: number }>(entries: readonly Entry[]) =>
  entries.filter(({ until }) => until > Date.UTC(2090));
const notice = coming(content.notices)[0]!;
const noticeText = [notice.text, notice.link!.text].join(' ');
const specialDays = coming(defaultBranch.specialDays);
const shortDay = specialDays.find(({ sittings }) => sittings.length > 0)!;
const closedDay = specialDays.find(({ sittings }) => sittings.length === 0)!;

const banner = (page: Page) => page.getByRole('complementary', { name: ui.global.notice });
const main = (page: Page) => page.getByRole('main');
const announced = (page: Page) => main(page).locator('dated-part:visible');
const spoken = (time: string) => spokenTime(time, ui.opening);
/** A moment of a winter day, when London's clocks show UTC. */
const moment = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles'])
  test.describe(`On a device set to ${timezoneId}`, () => {
    test.use({ timezoneId });

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

test(
  'A notice and a special day are part of the first paint of a page, and move nothing',
  { tag: '@both' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      // What the first frame with a heading shows.
      const look = () => {
        if (!document.querySelector('h1')) requestAnimationFrame(look);
        else seen.push([...document.querySelectorAll('aside dated-part')].some((part) => part.checkVisibility()));
      };
      requestAnimationFrame(look);
    });
    for (const path of [paths.home, paths.menu, paths.story(stories[0]!.slug), paths.goToAppStore]) {
      const shift = await watchShifts(page);
      await openAt(page, path, notice.from);
      await expect(banner(page).locator('dated-part:visible')).toHaveText(noticeText);
      expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen), path).toEqual([true]);
      expect(await shift(), path).toBeLessThan(0.001);
    }
    for (const path of [paths.selectStore, paths.bookReservation])
      for (const date of [closedDay.date, '2026-11-21']) {
        const shift = await watchShifts(page);
        await openAt(page, path, moment(date, '14:00'));
        await expect(main(page).locator('opening-line').first()).not.toBeEmpty();
        expect(await shift(), `${path} on ${date}`).toBeLessThan(0.001);
      }
  },
);

test('The link of a notice causes no reload, and the notice disappears by itself at its end', async ({ page }) => {
  await page.clock.install({ time: notice.until - MINUTE });
  await open(page, paths.faq);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await banner(page).getByRole('link', { name: notice.link!.text }).click();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(notice.link!.href);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(MINUTE);
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('Special days are announced from a week before until they are over, and have hours of their own', async ({
  page,
}) => {
  const days = [shortDay, closedDay].toSorted((one, other) => one.from - other.from);
  const line = main(page).locator(`opening-line[branch=${defaultBranch.key}]`);
  const openAtMoment = (time: number) => openAt(page, paths.bookReservation, time);

  await openAtMoment(days[0]!.from - 1000);
  await expect(announced(page)).toHaveCount(0);
  await openAtMoment(days[0]!.from);
  await expect(announced(page)).toHaveText([days[0]!.text]);
  await openAtMoment(days[1]!.from);
  await expect(announced(page)).toHaveText(days.map(({ text }) => text));

  await openAtMoment(moment(shortDay.date, shortDay.sittings.at(-1)!.closes) - MINUTE);
  await expect(line).toHaveText(fill(ui.opening.open, { time: spoken(shortDay.sittings.at(-1)!.closes) }));

  await openAtMoment(moment(closedDay.date, '18:00'));
  await expect(line).toHaveText(
    fill(ui.opening.closedToday, { day: ui.opening.tomorrow, time: spoken(defaultBranch.week[0]![0]!.opens) }),
  );
  await expect(main(page).locator(`opening-line[branch=${otherBranch.key}]`)).toHaveText(
    fill(ui.opening.open, { time: spoken(otherBranch.week[0]!.at(-1)!.closes) }),
  );
  await expect(page.getByRole('contentinfo').getByText(closedDay.text)).toBeVisible();

  await openAtMoment(closedDay.until);
  await expect(page.locator('dated-part:visible')).toHaveCount(0);
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the usual hours stand alone, and nothing is visible that may be over', async ({ page }) => {
    await page.goto(paths.faq);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('dated-part:visible, opening-line:visible')).toHaveCount(0);
    for (const { hours } of branches) await expect(page.getByRole('contentinfo').getByText(hours)).toBeVisible();
  });
});
