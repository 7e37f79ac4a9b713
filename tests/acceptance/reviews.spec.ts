import type { Page } from '@playwright/test';
import { expect, open, test } from '../e2e/site.ts';
import { content } from './content.ts';
import { type Behaviour, startReviewsService, WIDGET_HEIGHT, WIDGET_TEXT } from './reviews-service.ts';

const { home, site } = content;
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

  test('is in a frame without an origin while the section is in view, as high as the widget', async ({ page }) => {
    await start(page, 'works');
    await expect(frames(page)).toHaveCount(0);
    await enter(page);
    await expect(inFrame(page).getByText(WIDGET_TEXT)).toBeVisible();
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
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(frames(page)).toHaveCount(0);
    await enter(page);
    await expect(inFrame(page).getByText(WIDGET_TEXT)).toBeVisible();
  });

  for (const behaviour of ['hangs', 'fails'] as const)
    test(`says so and leaves the QR code and the link if the service ${behaviour}`, async ({ page }) => {
      await page.clock.install();
      await start(page, behaviour);
      await enter(page);
      if (behaviour === 'hangs') {
        await expect(page.getByText(home.reviews.loading)).toBeVisible();
        await page.clock.fastForward(11_000);
      }
      await expect(page.getByText(home.reviews.failed)).toBeVisible();
      await expect(page.getByRole('link', { name: home.reviews.link })).toHaveAttribute('href', reviews.link);
      await expect(page.getByRole('img', { name: home.reviews.qrAlt })).toBeVisible();
    });

  test('breaks nothing if its script throws', async ({ page }) => {
    await start(page, 'throws');
    await enter(page);
    await expect(frames(page)).toHaveCount(1);
    const second = home.slides[1]!;
    await page.getByRole('button', { name: `Slide 2: ${second.label}` }).click();
    await expect(page.getByRole('heading', { name: second.headline })).toBeVisible();
  });
});
