import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { home, menus, site, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const dots = (page: Page) => page.getByRole('group', { name: ui.home.dotsLabel });
const dot = (page: Page, index: number) =>
  dots(page).getByRole('button', { name: fill(ui.home.dot, { n: index + 1, name: home.slides[index]!.label }) });
const headline = (page: Page, index: number) =>
  page.getByRole('heading', { name: home.slides[index]!.headline, level: 2 });
const last = home.slides.length - 1;

/** The play states of the progress animations at the dots. */
const progress = (page: Page) =>
  dots(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).flatMap((one) => (one instanceof CSSAnimation ? [one.playState] : [])),
  );

test('The next slide comes at the end of the progress animation, the first one after the last', async ({ page }) => {
  await open(page, '/');
  for (const index of [...home.slides.keys(), 0]) {
    await expect(headline(page, index)).toBeVisible();
    await dots(page).evaluate((element) => {
      for (const one of element.getAnimations({ subtree: true })) if (one instanceof CSSAnimation) one.finish();
    });
  }
});

test(
  'The carousel stops at the pause button, under the pointer, and with focus',
  { tag: '@both' },
  async ({ page, hasTouch }) => {
    await open(page, '/');
    const leave = async () => {
      await page.getByRole('link', { name: ui.global.skipLink }).focus();
      await page.mouse.move(0, 0);
    };
    const expectProgress = (state: AnimationPlayState) => expect.poll(() => progress(page)).toEqual([state]);
    await leave();
    await expectProgress('running');
    if (!hasTouch) {
      await dots(page).hover();
      await expectProgress('paused');
      await leave();
      await expectProgress('running');
    }
    await page.getByRole('button', { name: ui.home.pause }).click();
    await leave();
    await expectProgress('paused');
    await page.getByRole('button', { name: ui.home.play }).click();
    await page.mouse.move(0, 0);
    await expectProgress('running');
    await page.keyboard.press('Shift+Tab');
    await expectProgress('paused');
    await leave();
    await expectProgress('running');
  },
);

test('Under reduced motion no slide advances, no element waits for its entrance, and dots work', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.clock.runFor(1000);
  expect(await progress(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'paused').length)).toBe(
    0,
  );
  await dot(page, last).click();
  await expect(headline(page, last)).toBeVisible();
  await expect(headline(page, 0)).toBeHidden();
});

test('Two fingers magnify the page over the slides too', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  const forbidding = await page.locator('main *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { touchAction } = getComputedStyle(element);
      return /auto|manipulation|pinch-zoom/.test(touchAction) ? [] : [`${element.className}: ${touchAction}`];
    }),
  );
  expect(forbidding).toEqual([]);
});

test('A swipe shows the next slide', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  const bay = page.getByRole('region', { name: ui.home.carouselLabel }).getByRole('img').first();
  for (const [type, x] of [
    ['pointerdown', 300],
    ['pointerup', 200],
  ] as const)
    await bay.dispatchEvent(type, { clientX: x, pointerType: 'touch', bubbles: true });
  await expect(headline(page, 1)).toBeVisible();
});

test('Without a script of a reviews service the QR code and the link stand', async ({ page }) => {
  test.skip(site.reviews.script !== '', 'tests/acceptance/reviews.spec.ts is for sites with one');
  await open(page, '/');
  const link = page.getByRole('link', { name: home.reviews.link });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', site.reviews.link);
  await expect(page.getByRole('img', { name: home.reviews.qrAlt })).toBeVisible();
});

test('On a phone the QR code is folded', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  const code = page.getByRole('img', { name: home.reviews.qrAlt });
  await expect(code).toBeHidden();
  await page.getByText(home.reviews.qrText).click();
  await expect(code).toBeVisible();
});

test(
  'A signature dish has the price of the menu, and its name leads to it there',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/');
    const card = home.signatureDishes.dishes.find(({ offer }) => offer);
    if (!card?.offer) throw new Error('needs a signature dish that is on a menu');
    const { branch, dish: id, page: menuPage, price } = card.offer;
    const dish = menus[branch.key]?.pages[menuPage - 1]?.categories
      .flatMap(({ items }) => items)
      .find((one) => one.id === id);
    expect(dish?.price).toBe(price);
    await page
      .getByRole('listitem')
      .filter({ hasText: card.description })
      .getByRole('link', { name: card.name })
      .click();
    await expect(page.getByRole('heading', { name: dish?.baseName ?? '', level: 4 })).toBeInViewport();
  },
);

test(
  'On a phone the action bar goes while the page is scrolled down, and comes back on the way up',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', { name: ui.navigation.bar.label });
    await expect(bar).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(bar).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(bar).toBeVisible();
    await bar.getByRole('link', { name: ui.navigation.bar.menu }).click();
    await expect(page).toHaveURL('/menu');
  },
);

test('In a tab that was opened in the background the first slide waits until the tab is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const tab = { hidden: true };
    Object.defineProperty(document, 'hidden', { get: () => tab.hidden });
    Object.assign(window, { tab });
  });
  await open(page, '/');
  await expect.poll(async () => new Set(await progress(page))).toEqual(new Set(['paused']));
  await page.evaluate(() => {
    (window as unknown as { tab: { hidden: boolean } }).tab.hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => progress(page)).toContain('running');
  await expect(headline(page, 0)).toBeVisible();
});
