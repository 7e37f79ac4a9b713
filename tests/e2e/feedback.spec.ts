import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { branches, ui } from './content.ts';
import { expect, expectAccessible, test } from './site.ts';

const required = (label: string) => `${label} (required)`;
const ratings = (page: Page) => page.getByRole('group', { name: required(ui.feedback.question) }).getByRole('radio');
const text = (page: Page) => page.getByRole('textbox', { name: required(ui.feedback.question) });
const email = (page: Page) => page.getByRole('textbox', { name: required(ui.feedback.email) });
const submit = (page: Page) => page.getByRole('button', { name: ui.feedback.submit });
const ways = (page: Page) => page.getByRole('region', { name: ui.feedback.ways.title });

const [okay = '', loved = ''] = [-2, -1].map((n) => ui.feedback.ratings.at(n));
const address = 'guest@example.com';
/** Resource types of requests that can carry what a guest wrote. The island's own scripts may load meanwhile. */
const SENDING = new Set(['document', 'fetch', 'xhr', 'ping', 'beacon']);

/** The values that SUBMIT logs, and what is sent, from the call on. */
function watch(page: Page) {
  const logged: Promise<unknown>[] = [];
  const sent: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Feedback')) logged.push(message.args()[1]?.jsonValue() ?? Promise.resolve());
  });
  page.on('request', (request) => SENDING.has(request.resourceType()) && sent.push(request.url()));
  return { logged, sent };
}

test('Text and email are required; SUBMIT logs the values and sends nothing', async ({ page, context }) => {
  const words = 'Too little salt & lime.\nLovely rasam.';
  await page.goto(paths.feedback);
  const { logged, sent } = watch(page);
  await submit(page).click();
  await expect(text(page)).toBeFocused();
  // The words of the browser stand below the field, until it is filled in.
  await expect(text(page)).toHaveAccessibleDescription(
    await text(page).evaluate((field: HTMLTextAreaElement) => field.validationMessage),
  );
  await text(page).fill(words);
  await expect(text(page)).toHaveAccessibleDescription(ui.feedback.textHint);
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill('guest');
  await submit(page).click();
  await expect(ways(page)).toHaveCount(0);
  await email(page).fill(address);
  await submit(page).click();
  await expect(ways(page)).toBeFocused();
  await expect(submit(page)).toBeHidden();
  await expectAccessible(page, 'submitted');

  await page.getByRole('button', { name: ui.feedback.ways.change }).click();
  await expect(text(page)).toBeFocused();
  await page.getByText(okay, { exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await expect(ratings(page).and(page.getByLabel(loved))).toBeChecked();
  const coinOf = (rating: string) =>
    page
      .locator('label', { hasText: rating })
      .locator('svg')
      .evaluate((svg) => getComputedStyle(svg).getPropertyValue('--coin'));
  expect(await coinOf(loved)).not.toBe(await coinOf(okay));
  await expect(ratings(page).and(page.getByLabel(okay))).not.toBeChecked();
  await submit(page).click();
  for (const { store, email: mailbox, phone } of branches) {
    const mail = ways(page).getByRole('link', { name: fill(ui.feedback.ways.email, { store }) });
    // With spaces as %20 instead of +.
    const subject = encodeURIComponent(fill(ui.feedback.ways.subject, { store }));
    const body = encodeURIComponent(`${loved}. ${words.replace('\n', '\r\n')}\r\n\r\n${address}`);
    await expect(mail).toHaveAttribute('href', `mailto:${mailbox}?subject=${subject}&body=${body}`);
    await expect(ways(page).getByRole('link', { name: phone })).toBeVisible();
  }
  const copy = ways(page).getByRole('button', { name: ui.feedback.ways.copy });
  // As over plain HTTP.
  await page.evaluate(
    () => void Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await copy.click();
  await expect(copy).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(ways(page).getByRole('button', { name: ui.feedback.ways.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${loved}. ${words}\n\n${address}`);
  await expect.poll(() => logged.length).toBe(2);
  expect(await Promise.all(logged)).toEqual([
    { rating: '', feedback: words, email: address },
    { rating: loved, feedback: words, email: address },
  ]);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(paths.feedback);

  // The draft is there again when the guest comes back.
  await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
  await expect(page).toHaveURL(paths.faq);
  await page.goBack();
  await expect(text(page)).toHaveValue(words);
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('SUBMIT sends nothing either', async ({ page }) => {
    await page.goto(paths.feedback);
    await text(page).fill('Hello');
    await email(page).fill(address);
    const { sent } = watch(page);
    await submit(page).click();
    await expect(text(page)).toHaveValue('Hello');
    for (const { email: mailbox } of branches) await expect(page.getByRole('link', { name: mailbox })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test(
  'On a phone the form is in the first view, and after SUBMIT so are all ways',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(paths.feedback);
    // Above the bar at the lower edge.
    const inView = async (target: Locator) => {
      const [box, bar] = [
        await target.boundingBox(),
        await page.getByRole('navigation', { name: 'Menu and order' }).boundingBox(),
      ];
      return box!.y >= 0 && box!.y + box!.height <= bar!.y;
    };
    expect(await inView(submit(page))).toBe(true);
    await text(page).fill('Too little salt.');
    await email(page).fill(address);
    await submit(page).tap();
    await expect(ways(page)).toBeVisible();
    for (const target of await ways(page).locator('li a').all()) {
      expect(await inView(target)).toBe(true);
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    }
  },
);
