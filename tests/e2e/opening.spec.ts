import type { Locator, Page } from '@playwright/test';
import { watchShifts } from './shifts.ts';
import { expect, open, test } from './site.ts';

/* The usual hours are those of the specification: both open at noon; East Ham closes at 11 pm, Wimbledon at 10 pm. */

const line = (within: Page | Locator, branch: string) => within.locator(`opening-line[branch=${branch}]`);
const footer = (page: Page) => page.getByRole('contentinfo');

async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await open(page, path);
}

test('while both are open, each branch says until when, wherever it can be chosen', async ({ page }) => {
  await openAt(page, '/select-store', '2026-11-21T15:00:00Z');
  await expect(page.getByRole('button', { name: /^East Ham .*Open now, until 11 pm/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wimbledon .*Open now, until 10 pm/ })).toBeVisible();
  await expect(line(footer(page), 'eastham')).toHaveText('Open now, until 11 pm');
  await openAt(page, '/book-reservation', '2026-11-21T15:00:00Z');
  await expect(line(page.getByRole('main'), 'wimbledon')).toHaveText('Open now, until 10 pm');
});

test('between the two closing times one is open and the other not', async ({ page }) => {
  await openAt(page, '/faq', '2026-11-21T22:30:00Z');
  await expect(line(page.getByRole('main'), 'eastham')).toHaveText('Open now, until 11 pm');
  await expect(line(page.getByRole('main'), 'wimbledon')).toHaveText('Opens tomorrow at 12 noon');
});

test('in the morning it says when they open, and in summer by summer time', async ({ page }) => {
  await openAt(page, '/faq', '2026-11-21T09:00:00Z');
  await expect(line(footer(page), 'eastham')).toHaveText('Opens at 12 noon');
  await openAt(page, '/faq', '2026-07-01T11:00:00Z');
  await expect(line(footer(page), 'eastham')).toHaveText('Open now, until 11 pm');
});

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'])
  test.describe(`a device set to ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('is told London time', async ({ page }) => {
      await openAt(page, '/book-reservation', '2026-11-21T12:00:00Z');
      await expect(line(page.getByRole('main'), 'eastham')).toHaveText('Open now, until 11 pm');
      await openAt(page, '/book-reservation', '2026-11-21T11:59:59Z');
      await expect(line(page.getByRole('main'), 'eastham')).toHaveText('Opens at 12 noon');
    });
  });

test('the line changes by itself when the hour comes, and says the same in parts that React has left alone', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T21:59:10Z') });
  await open(page, '/book-reservation');
  const lines = [line(page.getByRole('main'), 'wimbledon'), line(footer(page), 'wimbledon')];
  // Clocks that are installed stand still but for what is run.
  await page.clock.runFor(1000);
  for (const one of lines) await expect(one).toHaveText('Open now, until 10 pm');
  await page.clock.runFor(60_000);
  for (const one of lines) await expect(one).toHaveText('Opens tomorrow at 12 noon');
});

test('a page that is reached by a link says it too', async ({ page }) => {
  await openAt(page, '/about-us', '2026-11-21T15:00:00Z');
  await footer(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(line(page.getByRole('main'), 'eastham').first()).toHaveText('Open now, until 11 pm');
});

test('the small-screen menu has it beside the hours', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 1120, 'small screens only');
  await openAt(page, '/about-us', '2026-11-21T15:00:00Z');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(line(page.getByRole('banner'), 'eastham')).toBeVisible();
});

for (const path of ['/select-store', '/book-reservation'])
  test(`${path} stands still when the line arrives`, async ({ page }) => {
    const shift = await watchShifts(page);
    for (const time of ['2026-11-21T15:00:00Z', '2026-11-21T23:30:00Z']) {
      await openAt(page, path, time);
      await expect(line(page.getByRole('main'), 'eastham')).not.toBeEmpty();
      expect(await shift()).toBeLessThan(0.001);
    }
  });

test('with scripts off the plain hours stand alone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/faq');
  await expect(footer(page).getByText('Mon-Sun 12:00 PM to 11:00 PM')).toBeVisible();
  await expect(line(footer(page), 'eastham')).toBeHidden();
  await context.close();
});
