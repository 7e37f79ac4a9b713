import type { Locator } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { hiddenTexts } from '../e2e/cut-off.ts';
import { expect, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* What the requirements demand of the real pages that only a browser can tell. */

const [eastham, wimbledon] = content.branches;
const { walk } = content.home;
if (!eastham || !wimbledon || !walk) throw new Error('Needs two branches and a walk');

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two taps lead to the price of a dosa', async ({ page }) => {
    await page.goto('/');
    const tap = async (target: Locator) => {
      // In view already: nothing is scrolled.
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.tap();
    };
    await tap(page.getByRole('navigation', { name: 'Menu and order' }).getByRole('link', { name: 'Menu' }));
    const row = page.getByRole('navigation', { name: 'Categories' });
    await expect(row.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    // The guest moves the row sideways.
    const link = row.getByRole('link', { name: /^Idly and Dosa/ });
    await link.scrollIntoViewIfNeeded();
    await tap(link);
    const category = page.locator('[data-menu]:visible section').filter({
      has: page.getByRole('heading', { level: 3, name: 'Idly and Dosa' }),
    });
    await expect(category.getByText(/^£[\d.]+$/).first()).toBeInViewport({ ratio: 1 });
  });

  test('a row of categories leads through an allergen page, without those that a search leaves out', async ({
    page,
  }) => {
    const categories = content.menus['eastham']!.flatMap((part) => part.categories);
    const category = categories.at(-1)!;
    const search = category.items[0]!.ingredients.at(-1)!;
    const has = (dish: unknown) => search.split(' ').every((word) => JSON.stringify(dish).toLowerCase().includes(word));
    const other = categories.find(({ items }) => !items.some(has));
    if (!other) throw new Error(`Needs a category without ${search}`);
    await page.goto('/allergens/eastham');
    const row = page.getByRole('navigation', { name: 'Categories' });
    const linkTo = ({ name }: { name: string }) => row.getByRole('link', { name: `${name} ` });
    await linkTo(category).tap();
    await expect(page.getByRole('heading', { level: 2, name: category.name })).toBeInViewport({ ratio: 1 });
    await expect(row.locator('[aria-current]')).toContainText(category.name);
    await page.getByRole('searchbox').fill(search);
    await expect(linkTo(other)).toHaveCount(0);
    await expect(linkTo(category)).toBeVisible();
  });

  test('an allergen page keeps in view what it leaves out', async ({ page }) => {
    await page.goto('/allergens/eastham');
    const { allergens: names, filters: words } = content.menu;
    const chip = page.getByRole('button', { name: names.nuts, exact: true });
    const reminder = page.getByText(fill(words.reminder, { allergens: names.nuts.toLowerCase() }), { exact: true });
    await chip.tap();
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').last().tap();
    await expect(chip).not.toBeInViewport();
    await expect(reminder).toBeInViewport({ ratio: 1 });
    await chip.tap();
    await expect(reminder).toBeHidden();
  });
});

test.describe("On Wimbledon's own host", () => {
  // playwright.config.ts maps it to this machine. Without TLS Chromium ignores one header and logs a warning.
  test.use({ expectedConsole: new RegExp(`//${wimbledon.hostWithoutBooking}|Cross-Origin-Opener-Policy`) });

  test('there is no booking button and no word of it, but its page can be reached', async ({ page, baseURL }) => {
    const own = `http://${wimbledon.hostWithoutBooking}:${new URL(baseURL!).port}`;
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name }).filter({ visible: true });
    for (const [root, count] of [
      [own, 0],
      [baseURL!, 1],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${root}/faq`);
      await expect(link('ORDER ONLINE')).toHaveCount(1);
      await expect(link('BOOK A RESERVATION')).toHaveCount(count);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(link('ORDER ONLINE')).toHaveCount(1);
      await expect(link('BOOK A RESERVATION')).toHaveCount(count);
    }
    for (const path of ['/', '/menu/wimbledon', '/our-table']) {
      await page.goto(own + path);
      expect(await page.locator('body').innerText(), path).not.toMatch(/\bbook/i);
    }
    await page.goto(`${own}/faq`);
    await page.getByRole('checkbox', { name: 'Expand All' }).check();
    await expect(page.getByRole('button', { expanded: false })).toHaveCount(0);
    expect(await page.locator('body').innerText()).not.toMatch(/BOOK A RESERVATION/i);
    await page.goto(`${own}/book-reservation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose The Store To Book Your Table');
  });
});

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('each slide of the home page stays for 7 s, and scrolling walks through the house', async ({ page }) => {
    await page.goto('/');
    const carousel = page.locator('[aria-roledescription=carousel]');
    await expect
      .poll(() =>
        carousel.evaluate((element) => {
          const running = element.getAnimations({ subtree: true }).find((one) => one instanceof CSSAnimation);
          return running?.effect?.getComputedTiming().duration;
        }),
      )
      .toBe(7000);
    const [street, verandah] = walk.stills.map(({ alt }) => page.getByRole('img', { name: alt }));
    const scale = (still: Locator) => still.evaluate((img) => img.getBoundingClientRect().width / img.clientWidth);
    for (const still of [street!, verandah!]) await expect.poll(() => scale(still)).toBe(1);
    const about = page.getByRole('heading', { name: 'About Restaurant' });
    await about.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top));
    for (const still of [street!, verandah!]) await expect.poll(() => scale(still)).toBeGreaterThan(1.05);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const still of [street!, verandah!]) await expect.poll(() => scale(still)).toBe(1);
  });
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`the first screen of the home page has a button, below any notice (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Welcome' });
    const seen = [hero.getByRole('heading'), hero.getByRole('link', { name: 'ORDER ONLINE' })];
    const expectSeen = async (place: string, parts: Locator[]) => {
      for (const part of parts)
        await expect.soft.poll(() => hiddenTexts(part.filter({ visible: true }).first()), place).toEqual([]);
    };
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectSeen(`${width} x ${height}`, seen);
      if (height === 390)
        await expectSeen('on its side', [
          page.getByRole('navigation', { name: 'Menu and order' }).getByRole('link').last(),
        ]);
    }
    // In the place of notices, of which today may have none.
    await hero.evaluate((element) => {
      const notice = document.createElement('p');
      notice.id = 'notice';
      notice.textContent = 'Our kitchen in Wimbledon is closed on Saturday for a repair. '.repeat(2);
      element.before(notice);
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectSeen(`with a notice at ${width} px`, [page.locator('#notice'), ...seen]);
    }
  });

test('one link skips the walk, at whose end a table can be booked and food be ordered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: walk.skip }).press('Enter');
  const hearth = page.locator('section#hearth');
  for (const name of ['ORDER ONLINE', 'BOOK A RESERVATION'])
    await expect(hearth.getByRole('link', { name })).toBeInViewport();
});

test('the codes of a dish are read out in words, and one that is pressed shows its word', async ({ page }) => {
  const dishes = content.menus['wimbledon']?.[0]?.categories.flatMap(({ items }) => items) ?? [];
  const { id, codes } = dishes.find((dish) => dish.codes.length > 1)!;
  await page.goto('/menu/wimbledon');
  for (const code of codes) {
    const meaning = content.menu.codeKey?.codes.find((one) => one.code === code)?.meaning ?? '';
    const button = page.locator(`#wimbledon-${id}`).getByRole('button', { name: `${code}: ${meaning}` });
    await expect(button).toHaveJSProperty('tabIndex', 0);
    await button.press('Enter');
    await expect(page.locator('[popover]:popover-open')).toContainText(meaning);
    await page.keyboard.press('Escape');
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  }
});
