import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { home, menus, site, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const dots = (page: Page) => page.getByRole('group', { name: ui.home.dotsLabel });
const headline = (page: Page, index: number) =>
  page.getByRole('heading', { name: home.slides[index]!.headline, level: 2 });
const last = home.slides.length - 1;

/** The play states of the progress animations at the dots. */
const progress = (page: Page) =>
  dots(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).flatMap((one) => (one instanceof CSSAnimation ? [one.playState] : [])),
  );
const expectProgress = (page: Page, ...states: AnimationPlayState[]) =>
  expect.poll(() => progress(page)).toEqual(states);

test('The next slide comes at the end of the progress animation, the first one after the last', async ({ page }) => {
  await open(page, '/');
  for (const index of [...home.slides.keys(), 0]) {
    await expect(headline(page, index)).toBeVisible();
    await expectProgress(page, 'running');
    await dots(page).evaluate((element) => {
      for (const one of element.getAnimations({ subtree: true })) if (one instanceof CSSAnimation) one.finish();
    });
  }
});

test('The carousel stops at the pause button, under the pointer, with focus, and in a hidden tab', async ({ page }) => {
  await page.addInitScript(() => {
    const tab = { hidden: true };
    Object.defineProperty(document, 'hidden', { get: () => tab.hidden });
    Object.assign(window, {
      showTab: () => {
        tab.hidden = false;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  await open(page, '/');
  await expectProgress(page, 'paused');
  await page.evaluate(() => (window as unknown as { showTab: () => void }).showTab());
  const leave = async () => {
    await page.getByRole('link', { name: ui.global.skipLink }).focus();
    await page.mouse.move(0, 0);
  };
  await leave();
  await expectProgress(page, 'running');
  await dots(page).hover();
  await expectProgress(page, 'paused');
  await page.getByRole('button', { name: ui.home.pause }).click();
  await leave();
  await expectProgress(page, 'paused');
  await page.getByRole('button', { name: ui.home.play }).click();
  await page.mouse.move(0, 0);
  await expectProgress(page, 'running');
  await page.keyboard.press('Shift+Tab');
  await expectProgress(page, 'paused');
});

test('Under reduced motion no slide advances, no element waits for its entrance, and dots work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const { label } = home.slides[last]!;
  await page.getByRole('button', { name: fill(ui.home.dot, { n: last + 1, name: label }) }).click();
  await expect(headline(page, last)).toBeVisible();
  await expect(headline(page, 0)).toBeHidden();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('On a phone', { tag: '@phone' }, () => {
  test('a swipe shows the next slide, and two fingers magnify the page', async ({ page }) => {
    await open(page, '/');
    const bay = page.getByRole('region', { name: ui.home.carouselLabel }).getByRole('img').first();
    await expect(async () => {
      for (const [type, x] of [
        ['pointerdown', 300],
        ['pointerup', 200],
      ] as const)
        await bay.dispatchEvent(type, { clientX: x, pointerType: 'touch', bubbles: true });
      await expect(headline(page, 0)).toBeHidden({ timeout: 1000 });
    }).toPass();
    const forbidding = await page
      .locator('main *')
      .evaluateAll(
        (all) => all.filter((one) => !/auto|manipulation|pinch-zoom/.test(getComputedStyle(one).touchAction)).length,
      );
    expect(forbidding).toBe(0);
  });

  test('the QR code for a review is folded beside its link', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('link', { name: home.reviews.link })).toHaveAttribute('href', site.reviews.link);
    const code = page.getByRole('img', { name: home.reviews.qrAlt });
    await expect(code).toBeHidden();
    await page.getByText(home.reviews.qrText).click();
    await expect(code).toBeVisible();
  });

  test('the action bar goes while the page is scrolled down, and comes back on the way up', async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', { name: ui.navigation.bar.label });
    await expect(bar).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(bar).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(bar).toBeVisible();
    await bar.getByRole('link', { name: ui.navigation.bar.menu }).click();
    await expect(page).toHaveURL('/menu');
  });
});

test('The name of a signature dish leads to it on the menu', async ({ page }) => {
  await open(page, '/');
  const card = home.signatureDishes.dishes.find(({ offer }) => offer);
  if (!card?.offer) throw new Error('needs a signature dish that is on a menu');
  const { branch, dish: id } = card.offer;
  const dish = menus[branch.key]?.pages
    .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
    .find((one) => one.id === id);
  await page.getByRole('listitem').filter({ hasText: card.description }).getByRole('link', { name: card.name }).click();
  await expect(page.getByRole('heading', { name: dish?.baseName ?? '', level: 4 })).toBeInViewport();
});
