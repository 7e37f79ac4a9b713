import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { londonMoment } from '../../model/opening/london.ts';
import { spokenTime } from '../../model/opening/spoken.ts';
import type { Branch } from '../../model/types.ts';
import { branches, defaultBranch, ui } from './content.ts';
import { openAt } from './open-at.ts';
import { expect, open, test } from './site.ts';

/* Whether a branch is open. Special days, and how the line changes, are in dated.spec.ts and in src/scripts/opening-line.test.ts. */

const line = (within: Page | Locator, { key }: Branch) => within.locator(`opening-line[branch=${key}]`);
const main = (page: Page) => page.getByRole('main');
const spoken = (time: string) => spokenTime(time, ui.opening).replaceAll('\u00a0', ' ');

/** The hours of the second restaurant: one sitting, the same on every day. */
const hoursOf = ({ week }: Branch) => week[0]![0]!;
const openText = (branch: Branch) => fill(ui.opening.open, { time: spoken(hoursOf(branch).closes) });

test('Each branch says until when it is open, wherever it can be chosen', async ({ page }) => {
  const opensLast = branches
    .map((branch) => hoursOf(branch).opens)
    .toSorted()
    .at(-1)!;
  await openAt(page, paths.selectStore, londonMoment('2026-11-21', opensLast));
  for (const branch of branches) {
    const store = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: branch.store }) });
    await expect(line(store, branch)).toHaveText(openText(branch));
    await expect(line(page.getByRole('contentinfo'), branch)).toHaveText(openText(branch));
  }
});

test.describe('A device in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('shows London time, in winter and in summer', async ({ page }) => {
    const { opens } = hoursOf(defaultBranch);
    for (const day of ['2026-11-21', '2026-07-01'])
      for (const [before, text] of [
        [1000, fill(ui.opening.opensToday, { time: spoken(opens) })],
        [0, openText(defaultBranch)],
      ] as const) {
        await openAt(page, paths.bookReservation, londonMoment(day, opens) - before);
        await expect(line(main(page), defaultBranch)).toHaveText(text);
      }
  });
});

test('The small-screen menu shows it beside the hours', { tag: '@phone' }, async ({ page }) => {
  await open(page, paths.about);
  await page.getByRole('button', { name: ui.navigation.more, exact: true }).click();
  for (const branch of branches) await expect(line(page.getByRole('banner'), branch)).toBeVisible();
});
