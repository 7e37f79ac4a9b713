import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('the largest picture is asked for first, and once', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.url().includes('/pictures/') && pictures.push(request.url()));
  await open(page, '/');
  expect(pictures[0]).toMatch(/slide-eastham\.\w+-\d+\.avif$/);
  expect(pictures.filter((url) => url.includes('slide-eastham'))).toHaveLength(1);
});

test('a phone loads a slit of the closed bays, and the whole picture when one opens', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'bays are wide on a desktop');
  const widths: string[] = [];
  page.on('request', (request) => {
    const [, width] = /slide-wimbledon\.\w+-(\d+)\.avif$/.exec(request.url()) ?? [];
    if (width) widths.push(width);
  });
  await open(page, '/');
  expect(widths).toEqual(['320']);
  await page.getByRole('button', { name: /^Slide 2/ }).click();
  await expect.poll(() => widths).toEqual(['320', '480']);
});

test('the first visit to the menu fetches no dish a second time', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await open(page, '/menu');
  await page.waitForTimeout(300);
  expect(scripts.filter((url) => /\/(?:eastham|wimbledon)-\d|menu-page-contents/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Menu Page 2' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sea Food Fry & Gravy' })).toBeVisible();
  expect(scripts.filter((url) => /\/(?:eastham|wimbledon)-\d/.test(url))).toEqual([]);
});

test('on intent the next page is fetched whole, and the click asks for no more of its scripts and styles', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'About Us' });
  await link.scrollIntoViewIfNeeded();
  const style = page.waitForResponse(/about-us.*\.css$/);
  const script = page.waitForResponse(/about-us.*\.js$/);
  await link.dispatchEvent('touchstart');
  await Promise.all([style, script]);
  const later: string[] = [];
  page.on('request', (request) => /about-us.*\.js$/.test(request.url()) && later.push(request.url()));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(later).toEqual([]);
});

test('on intent the first dishes of the menu are fetched, and the drawings at the head of most pages', async ({
  page,
}) => {
  await open(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('link', { name: 'VIEW FULL MENU' });
  await link.scrollIntoViewIfNeeded();
  const dishes = page.waitForResponse(/\/eastham-1-.*\.js$/);
  await link.dispatchEvent('touchstart');
  await dishes;
  await expect.poll(() => asked.filter((path) => /\/kolam-brass-.*\.svg$/.test(path)).length).toBe(1);
});

test('a phone shows the first screen of a page before what follows, a desktop both at once', async ({ page }, info) => {
  await open(page, '/faq');
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('#main h1')?.textContent !== 'About Us') return;
      observer.disconnect();
      document.body.dataset['alone'] = String(!document.querySelector('#main blockquote'));
    }).observe(document.documentElement, { childList: true, subtree: true });
    const link = document.querySelector<HTMLAnchorElement>('a[href="/about-us"]');
    link?.click();
  });
  await expect(page.locator('#main blockquote')).toBeAttached();
  await expect(page.locator('body')).toHaveAttribute('data-alone', String(info.project.name === 'phone'));
});

test('a phone lays out the first view of a page of the menu before what follows, and then all of it', async ({
  page,
}, info) => {
  await open(page, '/menu');
  // The dishes of the other pages come a moment after the first.
  const second = page.locator('[data-menu=eastham-2] section');
  await expect(second).not.toHaveCount(0);
  await page.evaluate(() => {
    const last = document.querySelector('[data-menu=eastham-2] section:last-of-type');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => last && seen.push(getComputedStyle(last).contentVisibility)).observe(document, {
      attributeFilter: ['class', 'hidden'],
      attributes: true,
      subtree: true,
    });
  });
  await page.getByRole('button', { name: 'Menu Page 2' }).first().click();
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(async () => (await seen()).at(-1)).toBe('visible');
  expect((await seen()).includes('hidden')).toBe(info.project.name === 'phone');
});

test.describe('a link in a part that React has left alone', () => {
  // Its way leads past the reviews, whose service does not exist.
  test.use({ expectedConsole: /reviews|ERR_NAME_NOT_RESOLVED/ });

  test('changes the page without a reload', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    // And the parts that were left alone are rendered where the next page needs them.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Signature Dishes' })).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
});

test.describe('view transitions', () => {
  const count = async (page: Page) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, { transitions: 0 });
      document.startViewTransition = (...args) => {
        (window as unknown as { transitions: number }).transitions += 1;
        return start(...args);
      };
    });
    await open(page, '/');
    const link = page.getByRole('main').getByRole('link', { name: 'About Us' });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    return page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  };

  test('show a change of pages on a desktop', async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'phones change pages at once');
    expect(await count(page)).toBe(1);
  });

  test('stay away where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await count(page)).toBe(0);
  });
});
