import type { Page, Route } from '@playwright/test';
import { expect, test } from '../e2e/site.ts';
import { content } from './content.ts';

const { home, site } = content;
const reviews = site.reviews!;
const words = home.reviews!;

/** Anything that the missing service causes. */
test.use({ expectedConsole: /reviews|elsewhere|status of 500|ERR_NAME_NOT_RESOLVED/ });

const frame = (page: Page) => page.locator(`iframe[title="${words.heading}"]`);
const widget = (page: Page) => page.frameLocator('iframe').getByText('Words of the outside service');
const enter = (page: Page) => page.getByRole('heading', { name: words.heading }).scrollIntoViewIfNeeded();
/** Answers in the place of the reviews service. */
const answer = (page: Page, respond: (route: Route) => unknown) =>
  page.route(`${new URL(reviews.script).origin}/**`, respond);

const { origin } = new URL(reviews.script);
/** A service whose widget runs this code with its container, `box`, and which has a style sheet and a page for a frame. */
const serve = (page: Page, code: string) =>
  answer(page, (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    if (pathname === '/widget.css')
      return route.fulfill({ contentType: 'text/css', body: '.outside { padding-left: 33px }' });
    if (pathname === '/frame') return route.fulfill({ contentType: 'text/html', body: '<p>Words in a frame' });
    const body = `const box = document.querySelector('.${reviews.className}'); box.style.height = '300px'; ${code}`;
    return route.fulfill({ contentType: 'text/javascript', headers, body });
  });
const addFrame = (src: string) =>
  `const frame = document.createElement('iframe'); frame.src = '${src}'; box.append(frame);`;

test('The section is complete without a widget that shows a frame of another host', async ({ page }) => {
  await serve(page, addFrame('https://elsewhere.example/'));
  await page.goto('/');
  await enter(page);
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test('While in view, the reviews widget is in a frame without an origin, as high as itself, with styles and a frame of its service', async ({
  page,
}) => {
  await serve(
    page,
    `box.innerHTML = '<style>.outside { color: rgb(1, 2, 3) }</style><b class="outside">Words of the outside service';
    const link = document.createElement('link'); link.rel = 'stylesheet'; link.href = '${origin}/widget.css'; document.head.append(link);
    box.style.height = '321px'; ${addFrame(`${origin}/frame`)}`,
  );
  await page.goto('/');
  await expect(frame(page)).toHaveCount(0);
  await enter(page);
  await expect(widget(page)).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(widget(page)).toHaveCSS('padding-left', '33px');
  await expect(page.frameLocator('iframe').frameLocator('iframe').getByText('Words in a frame')).toBeVisible();
  await expect.poll(async () => (await frame(page).boundingBox())?.height).toBe(321);
  expect(
    await page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => self.origin),
  ).toBe('null');
  await expect(frame(page)).toHaveAttribute('sandbox', /^(?!.*same-origin)(?!.*top-navigation).*allow-scripts/);
  await expect(frame(page)).toHaveAttribute('credentialless');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(frame(page)).toHaveCount(0);
  await enter(page);
  await expect(widget(page)).toBeVisible();
});

for (const [what, respond] of [
  ['does not answer', () => {}],
  ['fails', (route: Route) => route.fulfill({ status: 500, body: 'broken' })],
] as const)
  test(`The QR code and the link stay if the reviews service ${what}`, async ({ page }) => {
    await page.clock.install();
    await answer(page, respond);
    await page.goto('/');
    await enter(page);
    if (what === 'does not answer') {
      await expect(page.getByText(words.loading)).toBeVisible();
      await page.clock.fastForward(11_000);
    }
    await expect(page.getByText(words.failed)).toBeVisible();
    await expect(page.getByRole('link', { name: words.link })).toHaveAttribute('href', reviews.link);
    await expect(page.getByRole('img', { name: words.qrAlt })).toBeVisible();
  });
