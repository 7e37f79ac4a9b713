import type { Page } from '@playwright/test';
import { scan } from './axe-scan.ts';
import { serveDatedSite } from './dated-site.ts';
import { watchShifts } from './shifts.ts';
import { expect, open, test } from './site.ts';

/* Notices and special days, on a build of their own: the site comes without any. */

/** Beside the ports of the built site and of the style page. */
const PORT = Number(process.env['PORT'] ?? 4173) + 40;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ baseURL: `http://localhost:${PORT}` });

let end = async () => {};
test.beforeAll(async ({ request }) => {
  // A build, where other tests share the machine.
  test.setTimeout(300_000);
  end = await serveDatedSite(PORT);
  await expect(async () => expect((await request.get('/healthz')).ok()).toBe(true)).toPass({ timeout: 20_000 });
});
test.afterAll(() => end());

const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' });
const main = (page: Page) => page.getByRole('main');
const christmas = 'Friday 25 December: closed (Christmas Day)';

async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await open(page, path);
}

for (const [when, time, isShown] of [
  ['before its first day', '2026-12-27T23:59:59Z', false],
  ['from the first moment of its first day', '2026-12-28T00:00:00Z', true],
  ['until its last minute', '2027-01-03T17:59:59Z', true],
  ['after its end', '2027-01-03T18:00:00Z', false],
] as const)
  for (const timezoneId of ['Europe/London', 'Asia/Tokyo', 'America/Los_Angeles'])
    test.describe(() => {
      test.use({ timezoneId });

      test(`a notice is ${isShown ? 'shown' : 'not shown'} ${when}, on a device set to ${timezoneId}`, async ({
        page,
      }) => {
        await openAt(page, '/faq', time);
        await expect(notice(page)).toHaveCount(isShown ? 1 : 0);
        expect(await page.getByText('Our East Ham kitchen is closed').isVisible()).toBe(isShown);
      });
    });

test('a notice is there from the first paint on, on every page, and nothing moves for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const seen: (boolean | undefined)[] = [];
    Object.assign(window, { seen });
    // What the first frame with a heading shows.
    const look = () => {
      if (document.querySelector('h1')) seen.push(document.querySelector('aside dated-part')?.checkVisibility());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ['/', '/menu', '/select-store', '/blog/the-soul-of-chettinad', '/gotoappstore']) {
    const shift = await watchShifts(page);
    await openAt(page, path, '2026-12-30T12:00:00Z');
    await expect(notice(page)).toHaveText(
      'Our East Ham kitchen is closed on 3 January for cleaning. Book at Wimbledon',
    );
    expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true]);
    expect(await shift(), path).toBeLessThan(0.001);
  }
});

test('its link leads on without a reload, and the notice stays; it goes by itself', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-01-03T17:59:10Z') });
  await open(page, '/faq');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await notice(page).getByRole('link', { name: 'Book at Wimbledon' }).click();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/book-reservation');
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('special days are told of from a week before until they are over', async ({ page }) => {
  await openAt(page, '/book-reservation', '2026-12-16T23:59:59Z');
  await expect(main(page).locator('dated-part:visible')).toHaveCount(0);
  await openAt(page, '/book-reservation', '2026-12-17T00:00:00Z');
  await expect(main(page).locator('dated-part:visible')).toHaveText([
    'Thursday 24 December: 12 noon to 6 pm (Christmas Eve)',
  ]);
  await openAt(page, '/book-reservation', '2026-12-18T12:00:00Z');
  await expect(main(page).locator('dated-part:visible')).toHaveText([/Christmas Eve/, christmas]);
  await openAt(page, '/book-reservation', '2026-12-25T23:59:59Z');
  await expect(main(page).getByText(christmas)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(christmas)).toBeVisible();
  await openAt(page, '/book-reservation', '2026-12-26T00:00:00Z');
  await expect(page.locator('dated-part:visible')).toHaveCount(0);
});

test('special days have their own hours', async ({ page }) => {
  const line = main(page).locator('opening-line[branch=eastham]');
  await openAt(page, '/book-reservation', '2026-12-24T17:00:00Z');
  await expect(line).toHaveText('Open now, until 6 pm');
  await openAt(page, '/book-reservation', '2026-12-24T18:00:00Z');
  await expect(line).toHaveText('Opens on Saturday at 12 noon');
  await openAt(page, '/book-reservation', '2026-12-25T14:00:00Z');
  await expect(line).toHaveText('Closed today, opens tomorrow at 12 noon');
  await expect(main(page).locator('opening-line[branch=wimbledon]')).toHaveText('Open now, until 10 pm');
});

for (const width of [360, 768, 1280])
  test(`nothing moves on a special day, and axe finds nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, time] of [
      ['/select-store', '2026-12-25T14:00:00Z'],
      ['/book-reservation', '2026-12-25T14:00:00Z'],
      ['/faq', '2026-12-30T12:00:00Z'],
    ] as const) {
      const shift = await watchShifts(page);
      await openAt(page, path, time);
      await expect(page.getByRole('contentinfo').locator('opening-line').first()).not.toBeEmpty();
      expect(await shift(), path).toBeLessThan(0.001);
      const { violations } = await scan(page);
      expect(violations, path).toEqual([]);
    }
  });

test('with scripts off nothing is shown that may be over', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/faq');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('dated-part:visible')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByText('Mon-Sun 12:00 PM to 11:00 PM')).toBeVisible();
  await context.close();
});
