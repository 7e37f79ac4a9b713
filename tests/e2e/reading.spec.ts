import type { Page } from '@playwright/test';
import { routes } from './routes.ts';
import { expect, open, test } from './site.ts';

/* The site as guests read it who enlarge it, space it out, colour it, print it or go without scripts. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ viewport }) => viewport?.width !== 1280, 'sets its own window');

const paths = [...routes.map(({ path }) => path), '/menu/wimbledon?page=2'];

/** By how many CSS pixels the page is wider than the window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts that stick out of the window, or out of a box that cuts them off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    // Parts far below the window are laid out only when they come near it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr, [aria-hidden=true], [popover], dialog');
    const texts = [...document.querySelectorAll('body *')].flatMap((element) =>
      isRead(element) ? [...element.childNodes].filter((node) => node instanceof Text && node.data.trim()) : [],
    );
    return texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      const text = range.getBoundingClientRect();
      const words = `"${node.textContent?.trim().slice(0, 40)}"`;
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        // What scrolls by itself can be reached.
        if (overflowX === 'auto' || overflowX === 'scroll') return [];
        const edge = box.getBoundingClientRect();
        const isCut = (overflow: string, ...over: number[]) =>
          (overflow === 'hidden' || overflow === 'clip') && Math.max(...over) > 2;
        if (
          isCut(overflowX, edge.left - text.left, text.right - edge.right) ||
          isCut(overflowY, edge.top - text.top, text.bottom - edge.bottom)
        )
          return [`${words} is cut off by ${box.className || box.tagName}`];
      }
      return text.right > innerWidth + 1 || text.left < -1 ? [`${words} sticks out of the window`] : [];
    });
  });

test('at 400 % of 1280 px, and at 200 %, nothing is cut off or scrolls sideways', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    expect(await cutOff(page), `${path} at 400 %`).toEqual([]);
    expect(await sideways(page), `${path} at 400 %`).toBe(0);
    await page.setViewportSize({ width: 640, height: 512 });
    expect(await cutOff(page), `${path} at 200 %`).toEqual([]);
    expect(await sideways(page), `${path} at 200 %`).toBe(0);
  }
});

test('with wider letters, words, lines and paragraphs nothing is cut off', async ({ page }) => {
  test.setTimeout(90_000);
  // WCAG 2.2, success criterion 1.4.12.
  const spacing = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;
  for (const path of paths) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      expect(await cutOff(page), `${path} at ${width} px`).toEqual([]);
      expect(await sideways(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test('in forced colours the chosen, the current and the focused can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await open(page, '/menu');
  expect(await ground('nav[aria-label=Branch] [aria-current=page]')).not.toBe(
    await ground('nav[aria-label=Branch] a:not([aria-current])'),
  );
  await open(page, '/feedback');
  await page.getByText('Okay').click();
  expect(await ground('label:has(:checked)')).not.toBe(await ground('label:has([type=radio]:not(:checked))'));
  await page.getByRole('textbox', { name: /Email/ }).focus();
  await page.keyboard.press('Tab');
  const submit = page.getByRole('button', { name: 'SUBMIT' });
  expect(await submit.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('in dark surroundings the site is light on purpose, form controls too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/blog');
  const schemes = await page.evaluate(() => [getComputedStyle(document.documentElement).colorScheme]);
  expect(schemes).toEqual(['light']);
});

test('on paper there are dishes and stories, and neither bars nor buttons', async ({ page }) => {
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 695, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/menu', '/menu/wimbledon?page=2', '/blog/the-soul-of-chettinad', '/accessibility']) {
    await open(page, path);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    expect(await cutOff(page), path).toEqual([]);
    expect(await sideways(page), path).toBe(0);
  }
  await open(page, '/menu/wimbledon?page=2');
  const name = page.getByRole('heading', { name: 'Wimbledon menu, page 2 of 4' });
  expect((await name.boundingBox())?.height).toBeGreaterThan(10);
});

test.describe('when scripts cannot be had', () => {
  test.use({ expectedConsole: /^Failed to load resource|^TypeError: Failed to fetch|dynamically imported/ });

  test('after one more try the page is as it is with scripts off', async ({ page }) => {
    let asked = 0;
    await page.route(/\/assets\/.*\.js$/, (route) => (asked++, route.abort()));
    await page.goto('/select-store');
    await expect(page.getByRole('link', { name: /Order Now from Wimbledon/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(asked).toBeGreaterThan(1);
    await page.goto('/menu');
    await expect(page.locator('[data-menu] h4').filter({ visible: false })).toHaveCount(0);
    expect(await page.locator('[data-menu] h4').count()).toBeGreaterThan(150);
  });
});

test('with scripts off no control stands dead', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  // The feedback form sends nothing with scripts either, and says so beside its button; "Try again" is plain HTML, and
  // the size of a sheet for the tables is for CSS to read.
  const alive = /^\/(?:feedback|offline|print\/.*)$/;
  for (const path of paths.filter((one) => !alive.test(one))) {
    await page.goto(path);
    const controls = page.getByRole('main').locator('button, input, select, textarea');
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
  }
  await page.goto('/faq');
  await expect(page.getByText('need JavaScript')).toBeVisible();
  await page.goto('/gotoappstore');
  await expect(page.getByText('need JavaScript')).toBeVisible();
  await page.goto('/feedback');
  await expect(page.getByText('does not send')).toBeVisible();
  await context.close();
});
