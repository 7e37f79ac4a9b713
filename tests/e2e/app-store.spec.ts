import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { content, site, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const words = ui.goToAppStore;
const { brand } = site;
const badges = {
  androidAppUrl: fill(words.googlePlayName, { brand }),
  iosAppUrl: fill(words.appStoreName, { brand }),
} as const;

/** Answers the settings call. */
const answer = (page: Page, response: { status?: number; body: string }) =>
  page.route('/api/setting', (route) => route.fulfill(response));

test('the badges lead where the settings say', async ({ page }) => {
  const asked = page.waitForResponse('**/api/setting');
  await open(page, paths.goToAppStore);
  const { androidAppUrl, iosAppUrl } = content.settings;
  expect(await (await asked).json()).toEqual({ data: { androidAppUrl, iosAppUrl } });

  const links = { androidAppUrl: 'https://android.example/app', iosAppUrl: 'https://ios.example/app' };
  await answer(page, { body: JSON.stringify({ data: links }) });
  await open(page, paths.goToAppStore);
  for (const key of ['androidAppUrl', 'iosAppUrl'] as const)
    await expect(page.getByRole('link', { name: badges[key] })).toHaveAttribute('href', links[key]);
});

test.describe('when the settings cannot be had', () => {
  test.use({ expectedConsole: new RegExp(`^Failed to load resource|^${ui.log.settings}`) });

  test('that is logged, and the badges stand without links', async ({ page }) => {
    for (const response of [
      { status: 500, body: '{"data":{}}' },
      { status: 200, body: 'Not found' },
    ]) {
      await answer(page, response);
      const logged = page.waitForEvent('console', (message) => message.text().startsWith(ui.log.settings));
      await open(page, paths.goToAppStore);
      expect((await logged).type()).toBe('error');
      await expect(page.getByText(ui.selectStore.googlePlay)).toBeVisible();
      await expect(page.getByText(ui.selectStore.appStore)).toBeVisible();
      for (const name of Object.values(badges)) await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
  });
});
