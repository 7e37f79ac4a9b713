import type { Page } from '@playwright/test';
import { menuPath, paths } from '../../src/paths.ts';
import type { Notice } from '../../model/types.ts';
import { fill } from '../../model/fill.ts';
import { londonMoment } from '../../model/opening/london.ts';
import { spokenTime } from '../../model/opening/hours-text.ts';
import { branches, content, defaultBranch, home, menuWords, menus, stories, ui } from './content.ts';
import { hiddenTexts, horizontalOverflow } from './cut-off.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { expect, expectAccessible, openAt, test } from './site.ts';
import { entryOf, listAddress, main } from './table-list.ts';

/*
 * Opening lines, notices, special days, closures, and dishes with dates. The tests use entries of the second restaurant that are dated
 * 2090 or later. What they say at which moment is tested with model/opening.
 */

const MINUTE = 60_000;
const [notice] = content.notices as [Notice];
const closed = branches.find(({ closure }) => closure)!;
const dishes = menus[defaultBranch.key]!.flatMap(({ categories }, index) =>
  categories.flatMap(({ items }) => items.map((dish) => ({ dish, path: menuPath(defaultBranch, index + 1) }))),
);
const ending = dishes.find(({ dish }) => dish.ends)!;
const soldOut = dishes.find(({ dish }) => dish.soldOut)!;

const spoken = (time: string) => spokenTime(time, ui.opening);
const line = (page: Page) => main(page).locator(`opening-line[branch=${defaultBranch.key}]`);
/** The hours of the second restaurant: the same on every day. */
const { opens, closes } = defaultBranch.week[0]![0]!;

test.describe('On a device in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('opening lines and notices go by London time', async ({ page }) => {
    const moment = londonMoment('2026-07-01', opens);
    await openAt(page, paths.bookReservation, moment - 1000);
    const inFooter = page.getByRole('contentinfo').locator(`opening-line[branch=${defaultBranch.key}]`);
    const hours = fill(ui.opening.timeRange, { opens: spoken(opens), closes: spoken(closes) });
    const lastSeating = fill(ui.opening.lastSeating, { time: spoken('20:00') });
    await expect(line(page)).toHaveText(`${fill(ui.opening.openOn, { day: ui.opening.today, hours })}, ${lastSeating}`);
    await expect(inFooter).toHaveText(fill(ui.opening.opensToday, { time: spoken(opens) }));
    await openAt(page, paths.bookReservation, moment);
    const until = fill(ui.opening.open, { time: spoken(closes) });
    await expect(line(page)).toHaveText(`${until}, ${lastSeating}`);
    await expect(inFooter).toHaveText(until, { useInnerText: true });
    await expectAccessible(page, 'open');
    for (const [time, isVisible] of [
      [notice.period.from - 1000, false],
      [notice.period.from, true],
      [notice.period.until, false],
    ] as const) {
      await openAt(page, paths.about, time);
      await expect(page.getByText(notice.text)).toBeVisible({ visible: isVisible });
    }
  });
});

test('A notice is shown before any script file has come, and leads to its page', async ({ page }) => {
  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.clock.setFixedTime(notice.period.from);
  await page.goto(paths.home, { waitUntil: 'commit' });
  const banner = page.getByRole('region', { name: 'Notice' });
  await expect(banner.locator('dated-part:visible')).toHaveText(`${notice.text} ${notice.link!.text}`);
  release();
  await expectAccessible(page, 'notice');
  await banner.getByRole('link', { name: notice.link!.text }).click();
  await expect(page).toHaveURL(notice.link!.href);
});

/** One page of each kind: those in one folder differ by their words alone. */
const pages = new Map(
  content.pages
    .filter(({ path, canonical }) => path === canonical && !/\*|^\/print\//.test(path))
    .map(({ path }) => [path.replace(/(?<=\/.+\/).*/, ''), path]),
);
for (const [what, reducedMotion, some] of [
  ['Every kind of page', 'reduce', pages.values()],
  // Of the others none moves.
  ['The home page with motion', 'no-preference', [paths.home]],
] as const)
  test(`${what} shows all notices before the guest scrolls`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion });
    await page.clock.setFixedTime(content.notices.at(-1)!.period.from);
    for (const path of some) {
      await page.goto(path);
      const banner = page.getByRole('region', { name: 'Notice' });
      await expect(banner.locator('dated-part:visible'), path).toHaveCount(content.notices.length);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await hiddenTexts(banner), `${path} at ${width} px`).toEqual([]);
        expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toBe(0);
      }
    }
    const tamil = () => [...document.fonts].some(({ family, status }) => /tamil/i.test(family) && status === 'loaded');
    await expect.poll(() => page.evaluate(tamil)).toBe(true);
  });

test('While a branch is closed, a note takes the place of ordering', async ({ page }) => {
  const { text, period } = closed.closure!;
  for (const [time, isClosed] of [
    [period.from, true],
    [period.until, false],
  ] as const) {
    await openAt(page, paths.selectStore, time);
    // Kept by the history entry the second time.
    if (isClosed) {
      await main(page).getByRole('button', { name: closed.store }).click();
      await page.getByRole('button', { name: ui.dialog.ok }).click();
    }
    const order = main(page).getByRole('link', { name: ui.selectStore.order }).filter({ visible: true });
    await expect(order).toHaveCount(isClosed ? 0 : 1);
    // On the card, where it is announced, and in the place of the link.
    await expect(main(page).getByText(text).filter({ visible: true })).toHaveCount(isClosed ? 2 : 0);
  }
});

test('A sold-out dish is marked, cannot be added, and has its mark on a list, the home page and in its story', async ({
  page,
}) => {
  const { dish, path } = soldOut;
  const { from } = dish.soldOut!;
  const row = page.locator(`[data-facts][id$="-${dish.id}"]`);
  const marked = row.getByText(menuWords.soldOut);
  const add = row.locator('[data-price] button').first();
  await openAt(page, path, from - 1000);
  await expect(marked).toBeHidden();
  await expect(add).toBeVisible();
  await openAt(page, path, from);
  await expect(marked).toBeVisible();
  await expect(add).toBeHidden();

  await openAt(page, listAddress(defaultBranch, [entryOf(dish)]), from);
  await expect(main(page).getByText(menuWords.soldOut)).toBeVisible();

  const card = home.signatureDishes.dishes.find(({ offer }) => offer?.dish === dish.id)!;
  const story = stories.find(({ dishes: shown }) => shown.some(({ offer }) => offer.dish === dish.id))!;
  for (const [address, name] of [
    [paths.home, card.name],
    [paths.story(story.slug), dish.baseName],
  ] as const) {
    await openAt(page, address, from);
    const heading = main(page).getByRole('heading', { name });
    await expect(heading).toContainText(fill(ui.home.soldOutAt, { branch: defaultBranch.store }));
  }
});

/** What a page says about the day: its opening lines, its dated parts, and the names of its dishes. */
const readDay = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('opening-line, dated-part, h4')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent),
  );

for (const { what, at, path } of [
  { what: 'a notice', at: notice.period.until, path: paths.about },
  { what: 'the last sitting', at: londonMoment('2090-06-01', closes), path: paths.bookReservation },
  { what: 'the last day of a dish', at: ending.dish.ends!, path: ending.path },
])
  test(`When ${what} ends, an open page changes to what a new one says`, async ({ page, context }) => {
    await page.clock.install({ time: at - MINUTE });
    await page.goto(path);
    await page.clock.runFor(2000);
    await expect(page.locator('opening-line').last()).not.toBeEmpty();
    const before = await readDay(page);
    await page.clock.runFor(MINUTE);
    const fresh = await context.newPage();
    await openAt(fresh, path, at + 2000);
    await expect(fresh.locator('opening-line').last()).not.toBeEmpty();
    const after = await readDay(fresh);
    expect(after).not.toEqual(before);
    await expect.poll(() => readDay(page)).toEqual(after);
  });
