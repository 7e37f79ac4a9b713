import { expect, open, test } from './site.ts';

const googlePlay = /Google Play/;
const appStore = /App Store/;

test('the badges lead where the settings say', async ({ page }) => {
  const asked = page.waitForRequest('**/api/setting');
  await open(page, '/gotoappstore');
  expect((await asked).method()).toBe('POST');
  const answer: unknown = await (await (await asked).response())?.json();
  expect(answer).toEqual({ data: { androidAppUrl: expect.any(String), iosAppUrl: expect.any(String) } });
  const { data } = answer as { data: { androidAppUrl: string; iosAppUrl: string } };
  await expect(page.getByRole('link', { name: googlePlay })).toHaveAttribute('href', data.androidAppUrl);
  await expect(page.getByRole('link', { name: appStore })).toHaveAttribute('href', data.iosAppUrl);
});

test('the page stands outside the layout, with the brand as its heading', async ({ page }) => {
  await open(page, '/gotoappstore');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valavu');
  await expect(page.getByText('Download the Food Ordering App to Order now')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('only web addresses become links', async ({ page }) => {
  await page.route('/api/setting', (route) =>
    route.fulfill({
      json: { data: { data: { iosAppUrl: 'javascript:alert(1)', androidAppUrl: 'https://a.example/x' } } },
    }),
  );
  await open(page, '/gotoappstore');
  await expect(page.getByRole('link', { name: googlePlay })).toHaveAttribute('href', 'https://a.example/x');
  await expect(page.getByRole('link')).toHaveCount(1);
});

test.describe('when the settings cannot be had', () => {
  test.use({ expectedConsole: /^Error fetching Settings|^Failed to load resource/ });

  for (const [failure, status, body] of [
    ['an error', 500, '{"data":{}}'],
    ['no JSON', 200, 'Not found'],
    ['another shape', 200, '{"links":{}}'],
  ] as const) {
    test(`because of ${failure}, that is logged and the badges stand without links`, async ({ page }) => {
      await page.route('/api/setting', (route) => route.fulfill({ status, body }));
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching Settings'));
      await open(page, '/gotoappstore');
      expect((await logged).type()).toBe('error');
      await expect(page.getByText(googlePlay)).toBeVisible();
      await expect(page.getByText(appStore)).toBeVisible();
      await expect(page.getByRole('link')).toHaveCount(0);
    });
  }
});
