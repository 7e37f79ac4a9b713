import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* The literal texts and numbers that docs/requirements.md demands of what a guest's actions bring. */

/** How many lists of dishes the page shows, of two dishes or more, by the number of their columns. */
const columnsOf = (page: Page) =>
  page.locator('[data-dishes]:visible').evaluateAll((lists) => {
    const counts = lists
      .filter(({ children }) => children.length > 1)
      .map(
        ({ children }) => new Set(Array.from(children, (dish) => Math.round(dish.getBoundingClientRect().left))).size,
      );
    return [...new Set(counts)];
  });

test('dishes and drinks stand in two columns, in one on phones', async ({ page }) => {
  await page.goto('/');
  const signatureDishes = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Signature Dishes' }) })
    .getByRole('listitem');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await signatureDishes.evaluateAll((all) =>
      all.map((dish) => Math.round(dish.getBoundingClientRect().left)),
    );
    expect([lefts.length, new Set(lefts).size]).toEqual([15, width < 768 ? 1 : 2]);
  }
  for (const path of ['/menu', '/menu/wimbledon', '/menu/wimbledon?page=4']) {
    await page.goto(path);
    for (const width of [390, 768, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Drinks with several prices have one column on tablets too.
      const columns = width < 768 ? [1] : width < 1024 && path.endsWith('4') ? [1, 2] : [2];
      expect.soft(await columnsOf(page), `${path} at ${width} px`).toEqual(columns);
    }
  }
});

test('on a phone, the quote and the notice of allergens come before the first dish, which begins by 560 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/menu', '/menu/wimbledon', '/menu/wimbledon?page=4']) {
    await page.goto(path);
    await expect(page.locator('h1 ~ blockquote:visible')).toBeInViewport({ ratio: 1 });
    const row = await page.locator('[data-dishes] > li:visible').first().boundingBox();
    expect.soft(row?.y, path).toBeLessThanOrEqual(560);
  }
  await page.goto('/menu/wimbledon');
  await page.locator('summary').filter({ hasText: 'Allergens and payment' }).click();
  await expect(page.getByText('lupin, mustard, sesame, sulphur dioxide').first()).toBeInViewport();
});

test('on a phone, home is nine screens long, and the head of a list or a form takes a third of one', async ({
  page,
}) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * height);
  for (const path of ['/faq', '/feedback', '/glossary', '/privacy-policy', '/allergens/eastham', '/our-table']) {
    await page.goto(path);
    const head = await page.locator('.on-dark:has(> * h1)').boundingBox();
    expect.soft(head?.height, path).toBeLessThanOrEqual(height / 3);
  }
});

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what waits for its entrance is seen, and its top is where it stays', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-animated]')).not.toHaveCount(0);
    const unlike = await page.locator('[data-animated]').evaluateAll((elements) =>
      elements.filter((element) => {
        const { opacity } = getComputedStyle(element);
        const { top } = element.getBoundingClientRect();
        for (const entrance of element.getAnimations()) entrance.cancel();
        return Number(opacity) === 0 || Math.abs(top - element.getBoundingClientRect().top) >= 1;
      }),
    );
    expect(unlike).toEqual([]);
  });

  test('scroll animations have the required times and offset', async ({ page }) => {
    await page.addInitScript(() => {
      /** Of the timers that have run. */
      const delays: (number | undefined)[] = [];
      const timings: unknown[] = [];
      Object.assign(window, { delays, timings });
      const { setTimeout: start } = window;
      window.setTimeout = Object.assign((run: TimerHandler, delay?: number, ...rest: unknown[]) => {
        const runAndRecord = () => {
          if (typeof run === 'function') Reflect.apply(run, window, rest);
          delays.push(delay);
        };
        return start(runAndRecord, delay);
      }, start);
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...all) {
        timings.push(all[1]);
        return animate.apply(this, all);
      };
    });
    const recorded = (name: 'delays' | 'timings') =>
      page.evaluate((key) => Reflect.get(window, key) as unknown[], name);
    await page.goto('/');
    // The second search comes 100 ms after the first.
    await expect.poll(() => recorded('delays')).toEqual(expect.arrayContaining([150, 250]));
    await expect
      .poll(() => recorded('timings'))
      .toContainEqual(expect.objectContaining({ delay: 0, duration: 400, easing: 'ease' }));
    const card = page.locator('[data-animated]').filter({ visible: true }).last();
    const isWaiting = () =>
      card.evaluate((element) => element.getAnimations().some(({ playState }) => playState === 'paused'));
    /** Brings the top of the card to this many pixels above the bottom of the window. */
    const raiseTo = (px: number) =>
      card.evaluate(
        (element, above) =>
          scrollBy({ top: element.getBoundingClientRect().top - innerHeight + above, behavior: 'instant' }),
        px,
      );
    await raiseTo(115);
    await expect.poll(() => recorded('delays')).toContain(99);
    await page.setViewportSize({ width: 1280, height: 901 });
    await expect.poll(() => recorded('delays')).toContain(50);
    expect(await isWaiting()).toBe(true);
    await raiseTo(125);
    await expect.poll(isWaiting).toBe(false);
  });
});

test('the sizes of drinks stay above their list, and over nothing that follows it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/menu/wimbledon?page=4');
  const wines = content.menus['wimbledon']![3]!.categories.find(({ bottle, note }) => bottle && note);
  const note = page.getByText(wines!.note!).filter({ visible: true }).first();
  await note.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 100));
  const covering = await note.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    return [left + 1, right - 1].filter((x) => document.elementFromPoint(x, top + 4) !== element);
  });
  expect(covering).toEqual([]);
});
