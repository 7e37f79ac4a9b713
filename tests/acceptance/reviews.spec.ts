import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { expect, open, test } from '../e2e/site.ts';
import { content } from './content.ts';
import { type Behaviour, startReviewsService, WIDGET_HEIGHT, WIDGET_TEXT } from './reviews-service.ts';

const { home, menuPage, site, ui } = content;
const { reviews } = site;

/** Anything that the missing service causes, and the stand-in's own errors. */
test.use({ expectedConsole: /reviews|status of 500|the widget is broken|ERR_NAME_NOT_RESOLVED/ });

const frames = (page: Page) => page.locator('iframe');
const inFrame = (page: Page) => page.frameLocator('iframe');
const enter = (page: Page) => page.getByRole('heading', { name: home.reviews.heading }).scrollIntoViewIfNeeded();

test.describe('The reviews widget', () => {
  let stop = async () => {};
  const start = async (page: Page, behaviour: Behaviour) => {
    stop = await startReviewsService(page, reviews, behaviour);
    await open(page, '/');
  };
  test.afterEach(() => stop());

  test('is loaded when the section enters the view, and removed when it leaves', async ({ page }) => {
    await start(page, 'works');
    await expect(frames(page)).toHaveCount(0);
    await enter(page);
    await expect(inFrame(page).getByText(WIDGET_TEXT)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(frames(page)).toHaveCount(0);
    await enter(page);
    await expect(inFrame(page).getByText(WIDGET_TEXT)).toBeVisible();
  });

  test('is in a frame without an origin, which is as high as the widget and has a name', async ({ page }) => {
    await start(page, 'works');
    await enter(page);
    const frame = page.locator(`iframe[title="${home.reviews.heading}"]`);
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(WIDGET_HEIGHT);
    expect(
      await inFrame(page)
        .locator('body')
        .evaluate(() => self.origin),
    ).toBe('null');
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*same-origin)(?!.*top-navigation).*allow-scripts/);
    await expect(frame).toHaveAttribute('credentialless');
    await expect(page.getByText(home.reviews.loading)).toBeHidden();
  });

  test('is loaded also after a page that has no reviews, without a violation of its policy', async ({ page }) => {
    stop = await startReviewsService(page, reviews, 'works');
    await open(page, '/about-us');
    await page.getByRole('banner').getByRole('link', { name: ui.navigation.home }).first().click();
    await expect(page).toHaveURL('/');
    await enter(page);
    await expect(inFrame(page).getByText(WIDGET_TEXT)).toBeVisible();
  });

  for (const [behaviour, text] of [
    ['hangs', home.reviews.loading],
    ['hangs', home.reviews.failed],
    ['fails', home.reviews.failed],
  ] as const)
    test(`says "${text}" and leaves the QR code and the link if the service ${behaviour}`, async ({ page }) => {
      await start(page, behaviour);
      await enter(page);
      await expect(page.getByText(text)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('link', { name: home.reviews.link })).toHaveAttribute('href', reviews.link);
      await expect(page.getByRole('img', { name: home.reviews.qrAlt })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: home.about.primaryButton.text }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(menuPage.hero.title);
    });

  test('breaks nothing if its script throws', async ({ page }) => {
    await start(page, 'throws');
    await enter(page);
    await expect(frames(page)).toHaveCount(1);
    const second = home.slides[1]!;
    await page.getByRole('button', { name: fill(ui.home.dot, { n: 2, name: second.label }) }).click();
    await expect(page.getByRole('heading', { name: second.headline })).toBeVisible();
  });
});
