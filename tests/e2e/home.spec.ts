import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const dotsOf = (page: Page) => page.getByRole('group', { name: 'Choose a slide' });

test.describe('the carousel', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  const heading = (name: string) => ({ name, level: 2 as const });
  const first = heading('Come in. The kitchen is straight ahead.');
  const second = heading('A second door is open on Garratt Lane.');
  const third = heading('What ships brought home to dry country');

  test('dots set the slide', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', first)).toBeVisible();
    await page.getByRole('button', { name: 'Slide 3: Our heritage' }).click();
    await expect(page.getByRole('heading', third)).toBeVisible();
    await expect(page.getByRole('heading', first)).toBeHidden();
    await expect(page.getByRole('link', { name: 'BROWSE MENU' })).toHaveAttribute('href', '/menu');
  });

  test('stops at the pause button, under the pointer, and while the keyboard is on it', async ({ page, hasTouch }) => {
    await open(page, '/');
    const dots = dotsOf(page);
    const clock = () =>
      dots.evaluate(
        (element) =>
          element.getAnimations({ subtree: true }).find((animation) => animation instanceof CSSAnimation)?.playState,
      );
    const leave = async () => {
      await page.getByRole('link', { name: /Skip to content/ }).focus();
      await page.mouse.move(0, 0);
    };
    await leave();
    await expect.poll(clock).toBe('running');
    if (!hasTouch) {
      await dots.hover();
      await expect.poll(clock).toBe('paused');
      await leave();
      await expect.poll(clock).toBe('running');
    }
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await leave();
    await expect.poll(clock).toBe('paused');
    await page.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(clock).toBe('running');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(clock).toBe('paused');
    await leave();
    await expect.poll(clock).toBe('running');
  });

  test('goes round by the end of its 7 s animation', async ({ page }) => {
    await open(page, '/');
    const finish = () =>
      dotsOf(page).evaluate((element) => {
        const progress = element
          .getAnimations({ subtree: true })
          .find((animation) => animation instanceof CSSAnimation);
        const duration = progress?.effect?.getComputedTiming().duration;
        progress?.finish();
        return duration;
      });
    expect(await finish()).toBe(7000);
    await expect(page.getByRole('heading', second)).toBeVisible();
    await finish();
    await expect(page.getByRole('heading', third)).toBeVisible();
    await finish();
    await expect(page.getByRole('heading', first)).toBeVisible();
  });
});

test('nothing advances by itself under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const running = await dotsOf(page).evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation).length,
  );
  expect(running).toBe(0);
});

test('a swipe turns the slide', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'needs a touch screen');
  await open(page, '/');
  const bay = page.getByRole('region', { name: 'Welcome' }).getByRole('img').first();
  for (const [type, x] of [
    ['pointerdown', 300],
    ['pointerup', 200],
  ] as const)
    await bay.dispatchEvent(type, { clientX: x, pointerType: 'touch', bubbles: true });
  await expect(page.getByRole('heading', { name: 'A second door is open on Garratt Lane.' })).toBeVisible();
});

test('shows fifteen signature dishes, three story cards and two featured items', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('img', { name: /^Dish \d+ of 15$/ })).toHaveCount(15);
  for (const slug of ['the-soul-of-chettinad', 'dining-experience-eastham-valavu', 'from-chettinad-to-london']) {
    await expect(page.getByRole('main').locator(`a[href="/blog/${slug}"]`)).toContainText('KNOW OUR STORY');
  }
  await expect(page.getByRole('figure').filter({ hasText: 'Bucket Briyani' })).toHaveText([
    'Chicken Bucket Briyani',
    'Mutton Bucket Briyani',
  ]);
});
