import type { Page, Route } from '@playwright/test';
import { expect, open, test } from '../e2e/site.ts';
import { content } from './content.ts';

const { home, site } = content;
const { reviews } = site;

/** Anything that the missing service causes. */
test.use({ expectedConsole: /reviews|status of 500|ERR_NAME_NOT_RESOLVED/ });

const frame = (page: Page) => page.locator(`iframe[title="${home.reviews.heading}"]`);
const widget = (page: Page) => page.frameLocator('iframe').getByText('Words of the outside service');
const enter = (page: Page) => page.getByRole('heading', { name: home.reviews.heading }).scrollIntoViewIfNeeded();
/** Answers in the place of the reviews service. */
const answer = (page: Page, respond: (route: Route) => unknown) =>
  page.route(`${new URL(reviews.script).origin}/**`, respond);

test('While in view, the reviews widget is in a frame without an origin, as high as itself', async ({ page }) => {
  const body = `for (const box of document.querySelectorAll('.${reviews.className}')) {
    box.append('Words of the outside service');
    box.style.height = '321px';
  }`;
  await answer(page, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body }),
  );
  await open(page, '/');
  await expect(frame(page)).toHaveCount(0);
  await enter(page);
  await expect(widget(page)).toBeVisible();
  await expect.poll(async () => (await frame(page).boundingBox())?.height).toBe(321);
  expect(
    await page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => self.origin),
  ).toBe('null');
  await expect(frame(page)).toHaveAttribute('sandbox', /^(?!.*same-origin)(?!.*top-navigation).*allow-scripts/);
  await expect(frame(page)).toHaveAttribute('credentialless');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(frame(page)).toHaveCount(0);
  await enter(page);
  await expect(widget(page)).toBeVisible();
});

for (const [what, respond] of [
  ['does not answer', () => {}],
  ['fails', (route: Route) => route.fulfill({ status: 500, body: 'broken' })],
] as const)
  test(`The QR code and the link stay if the reviews service ${what}`, async ({ page }) => {
    await page.clock.install();
    await answer(page, respond);
    await open(page, '/');
    await enter(page);
    if (what === 'does not answer') {
      await expect(page.getByText(home.reviews.loading)).toBeVisible();
      await page.clock.fastForward(11_000);
    }
    await expect(page.getByText(home.reviews.failed)).toBeVisible();
    await expect(page.getByRole('link', { name: home.reviews.link })).toHaveAttribute('href', reviews.link);
    await expect(page.getByRole('img', { name: home.reviews.qrAlt })).toBeVisible();
  });
