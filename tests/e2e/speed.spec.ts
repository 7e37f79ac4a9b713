import type { Locator, Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { branches, content, home, menus, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const { key } = branches[0]!;
const pageButton = (page: Page, n: number) => page.getByRole('button', { name: fill(ui.menu.page, { n }) }).first();
/** The picture of a slide. */
const bay = (page: Page, index: number) =>
  page.getByRole('region', { name: ui.home.carouselLabel }).locator('img').nth(index);
const loaded = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.currentSrc);

test('The picture of the first slide is requested before other pictures, and once', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.url().includes('/pictures/') && pictures.push(request.url()));
  await open(page, '/');
  const url = await loaded(bay(page, 0));
  expect(pictures[0]).toBe(url);
  expect(url).toMatch(/\.avif$/);
  expect(pictures.filter((other) => other === url)).toHaveLength(1);
});

test(
  'A phone loads a small picture of a closed bay, and a larger one when it opens',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/');
    const width = async () => Number(/-(\d+)\.\w+$/.exec(await loaded(bay(page, 1)))?.[1]);
    await expect.poll(width).toBeGreaterThan(0);
    const closed = await width();
    await page.getByRole('button', { name: fill(ui.home.dot, { n: 2, name: home.slides[1]!.label }) }).click();
    await expect.poll(width).toBeGreaterThan(closed);
  },
);

test('The first visit to the menu fetches no dish again', async ({ page }) => {
  const fetched: string[] = [];
  const isMenu = new RegExp(`/(?:${branches.map((branch) => branch.key).join('|')})-\\d|menu-page-contents`);
  page.on(
    'request',
    (request) => isMenu.test(request.url()) && request.url().endsWith('.js') && fetched.push(request.url()),
  );
  await open(page, '/menu');
  await pageButton(page, 2).click();
  const category = menus[key]!.pages[1]!.categories[0]!.name;
  await expect(page.getByRole('heading', { name: category, exact: true })).toBeVisible();
  expect(fetched).toEqual([]);
});

test('A finger on a link fetches the whole next page, and the tap no more of it', async ({ page }) => {
  await open(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const touch = async (link: Locator, ...parts: RegExp[]) => {
    await link.scrollIntoViewIfNeeded();
    const fetched = Promise.all(parts.map((part) => page.waitForResponse(part)));
    await link.dispatchEvent('touchstart');
    await fetched;
  };
  const main = page.getByRole('main');
  await touch(
    main.getByRole('link', { name: home.about.primaryButton.text }).first(),
    new RegExp(`/${key}-1-.*\\.js$`),
  );

  // The ornaments at the top of most pages are kept for them (app/router/prefetch-shared-assets.ts).
  await expect.poll(() => asked.filter((path) => path.endsWith('.svg')).length).toBeGreaterThan(0);

  const about = main.getByRole('link', { name: home.about.secondaryButton.text, exact: true });
  await touch(about, /about-us.*\.css$/, /about-us.*\.js$/);
  asked.length = 0;
  await about.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.heading);
  expect(asked.filter((path) => /about-us.*\.js$/.test(path))).toEqual([]);
});

test(
  'A phone renders the first screen of a page before the rest, a desktop both at once',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await open(page, '/faq');
    await page.evaluate((title) => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('#main h1')?.textContent !== title) return;
        observer.disconnect();
        document.body.dataset['alone'] = String(!document.querySelector('#main blockquote'));
      }).observe(document.documentElement, { childList: true, subtree: true });
      document.querySelector<HTMLAnchorElement>('a[href="/about-us"]')?.click();
    }, content.about.heading);
    await expect(page.locator('#main blockquote')).toBeAttached();
    await expect(page.locator('body')).toHaveAttribute('data-alone', String(project.name === 'phone'));
  },
);

test(
  'A phone lays out the first view of a menu page before the rest of it',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await open(page, '/menu');
    // The other pages are rendered a moment after the first.
    await expect(page.locator(`[data-menu=${key}-2] section`)).not.toHaveCount(0);
    await page.evaluate((branch) => {
      const last = document.querySelector(`[data-menu=${branch}-2] section:last-of-type`);
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => last && seen.push(getComputedStyle(last).contentVisibility)).observe(document, {
        attributeFilter: ['class', 'hidden'],
        attributes: true,
        subtree: true,
      });
    }, key);
    await pageButton(page, 2).click();
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await seen()).at(-1)).toBe('visible');
    expect((await seen()).includes('hidden')).toBe(project.name === 'phone');
  },
);

test(
  "A phone lays out the first view of another branch's menu before the rest of it",
  { tag: '@both' },
  async ({ page }, { project }) => {
    const other = branches[1]!;
    await open(page, '/menu');
    const link = page
      .getByRole('navigation', { name: ui.menu.branchLabel })
      .getByRole('link', { name: other.menuName });
    // Its menu is rendered out of sight before the click.
    await link.dispatchEvent('touchstart');
    await expect(page.locator(`[data-menu=${other.key}-1] section ul`).first()).toBeAttached();
    await page.evaluate((branch) => {
      const menuPage = document.querySelector(`[data-menu=${branch}-1]`);
      const dishes = document.querySelector(`[data-menu=${branch}-1] section ul`);
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (menuPage && dishes && getComputedStyle(menuPage).display !== 'none')
          seen.push(getComputedStyle(dishes).contentVisibility);
      }).observe(document, { attributeFilter: ['class', 'hidden', 'style'], subtree: true });
    }, other.key);
    await link.click();
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await seen()).at(-1)).toBe('visible');
    expect((await seen()).includes('hidden')).toBe(project.name === 'phone');
  },
);

test('A desktop shows a change of pages as a view transition, but not under reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (...args) => {
      (window as unknown as { transitions: number }).transitions += 1;
      return start(...args);
    };
  });
  for (const [reducedMotion, expected] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/faq');
    await page.getByRole('banner').getByRole('link', { name: ui.navigation.about, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.heading);
    expect(await page.evaluate(() => (window as unknown as { transitions: number }).transitions)).toBe(expected);
  }
});
