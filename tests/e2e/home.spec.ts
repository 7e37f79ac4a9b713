import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { dishesOf, home } from './content.ts';
import { expect, expectAccessible, test } from './site.ts';

const dots = (page: Page) => page.getByRole('group', { name: 'Choose a slide' });
const headline = (page: Page, index: number) =>
  page.getByRole('heading', { name: home.slides[index]!.headline, level: 2 });
const last = home.slides.length - 1;

/** Expects the progress animations at the dots to have these play states. */
const expectProgress = (page: Page, ...states: AnimationPlayState[]) =>
  expect
    .poll(() =>
      dots(page).evaluate((element) =>
        element.getAnimations({ subtree: true }).flatMap((one) => (one instanceof CSSAnimation ? [one.playState] : [])),
      ),
    )
    .toEqual(states);

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('The next slide comes at the end of the progress animation, unless that is paused', async ({ page }) => {
    await page.goto(paths.home);
    for (const index of [...home.slides.keys(), 0]) {
      await expect(headline(page, index)).toBeVisible();
      await expectProgress(page, 'running');
      await dots(page).evaluate((element) => {
        for (const one of element.getAnimations({ subtree: true })) if (one instanceof CSSAnimation) one.finish();
      });
    }
    const leave = async () => {
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await page.mouse.move(0, 0);
    };
    await dots(page).getByRole('button').first().hover();
    await expectProgress(page, 'paused');
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await leave();
    await expectProgress(page, 'paused');
    await page.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(0, 0);
    await expectProgress(page, 'running');
    await page.keyboard.press('Shift+Tab');
    await expectProgress(page, 'paused');
  });
});

test('Under reduced motion dots show their slide; a signature dish leads to the menu', async ({ page }) => {
  await page.goto(paths.home);
  const { label } = home.slides[last]!;
  await page.getByRole('button', { name: `Slide ${last + 1}: ${label}` }).click();
  await expect(headline(page, last)).toBeVisible();
  await expect(headline(page, 0)).toBeHidden();
  await expect(page.getByRole('button', { name: `Slide ${last + 1}: ${label}, showing now` })).toBeVisible();
  // Transitions take 0.01 ms then, but end with a frame.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessible(page, 'last slide');

  const card = home.signatureDishes.dishes.find(({ offer }) => offer)!;
  const { branch, dish: id } = card.offer!;
  await page.getByRole('listitem').filter({ hasText: card.description }).getByRole('link', { name: card.name }).click();
  const name = dishesOf(branch).find((one) => one.id === id)!.baseName;
  await expect(page.getByRole('heading', { name, level: 4 })).toBeInViewport();
});

test('Swipes show slides, and no phone is asked to photograph itself', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home);
  const bay = page.getByRole('region', { name: 'Welcome' }).getByRole('img').first();
  // Its script has started.
  await expect(page.locator('[data-progress]')).not.toHaveAttribute('data-progress', 'waiting');
  for (const [type, x] of [
    ['pointerdown', 300],
    ['pointerup', 200],
  ] as const)
    await bay.dispatchEvent(type, { clientX: x, pointerType: 'touch', bubbles: true });
  await expect(headline(page, 0)).toBeHidden();

  await expect(page.getByText(home.reviews!.qrText)).toBeHidden();
});
