import { expect, open, test } from './site.ts';

const waiting = () => document.getAnimations().filter((animation) => animation.playState === 'paused').length;

test('elements below the window wait, come in with 400 ms when scrolled to, and are then plain', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => page.evaluate(waiting)).toBeGreaterThan(5);
  const card = page.getByRole('article').filter({ hasText: 'The soul of Chettinad' });
  const durations = await card.evaluate((element) =>
    element.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
  );
  expect(durations).toEqual([400]);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate((element) => element.getAnimations().length)).toBe(0);
  expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
});

test('a page reached by a link has its animations found again', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Valavu, Home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(waiting)).toBeGreaterThan(5);
});

test('nothing waits under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.waitForTimeout(400);
  expect(await page.evaluate(waiting)).toBe(0);
});
