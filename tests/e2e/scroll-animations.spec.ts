import type { Page } from '@playwright/test';
import { home } from './content.ts';
import { expect, open, test } from './site.ts';

const waiting = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'paused').length);

test('Elements below the viewport wait, enter in 400 ms when scrolled to, and then have no animation', async ({
  page,
}) => {
  await open(page, '/');
  await expect.poll(() => waiting(page)).toBeGreaterThan(0);
  const card = page.getByRole('article').filter({ hasText: home.ourCulture.cards[0]!.title });
  const durations = await card.evaluate((element) =>
    element.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
  );
  expect(durations).toEqual([400]);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(card).toHaveCSS('opacity', '1');
});
