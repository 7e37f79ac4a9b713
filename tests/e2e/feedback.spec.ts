import type { Locator, Page } from '@playwright/test';
import { ui } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';

const required = (label: string) => `${label} (${ui.global.required})`;
const ratings = (page: Page) => page.getByRole('group', { name: required(ui.feedback.question) }).getByRole('radio');
const text = (page: Page) => page.getByRole('textbox', { name: required(ui.feedback.question) });
const email = (page: Page) => page.getByRole('textbox', { name: required(ui.feedback.email) });
const submit = (page: Page) => page.getByRole('button', { name: ui.feedback.submit });
const note = (page: Page) => page.getByRole('status').filter({ hasText: ui.feedback.afterSubmit });

/** The labels of the first, the last but one and the last rating. */
const [angry, okay, loved] = [0, -2, -1].map((n) => ui.feedback.ratings.at(n) ?? '') as [string, string, string];
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

test('Text and email are required, a rating is not, and SUBMIT logs the values and sends nothing', async ({ page }) => {
  await open(page, '/feedback');
  const { logged, sent } = watch(page);
  const y = async (element: Locator) => (await element.boundingBox())?.y ?? 0;
  expect(await y(page.getByRole('main').getByText(ui.feedback.note))).toBeLessThan(await y(ratings(page).first()));
  await submit(page).click();
  await expect(text(page)).toBeFocused();
  await text(page).fill('Too little salt.');
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill('guest');
  await submit(page).click();
  expect(await email(page).evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  await expect(note(page)).toHaveCount(0);
  await email(page).fill(address);
  await submit(page).click();
  await expect(note(page)).toBeInViewport();

  await page.getByText(okay, { exact: true }).click();
  const okayRating = ratings(page).and(page.getByLabel(okay));
  const lovedRating = ratings(page).and(page.getByLabel(loved));
  await expect(okayRating).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(lovedRating).toBeChecked();
  await expect(okayRating).not.toBeChecked();
  await submit(page).click();
  await expect.poll(() => logged.length).toBe(2);
  expect(await Promise.all(logged)).toEqual([
    { rating: '', feedback: 'Too little salt.', email: address },
    { rating: loved, feedback: 'Too little salt.', email: address },
  ]);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL('/feedback');
});

test('The draft is there again when the guest comes back', async ({ page }) => {
  await open(page, '/feedback');
  await page.getByText(okay, { exact: true }).click();
  await text(page).fill('Half a thought');
  await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.faq.banner);
  await page.goBack();
  await text(page).focus();
  await expect(text(page)).toHaveValue('Half a thought');
  await expect(page.getByLabel(okay)).toBeChecked();
});

test('What was filled in and submitted before the island starts is kept and carried out', async ({ page }) => {
  const release = await holdScripts(page);
  const { logged } = watch(page);
  await page.goto('/feedback');
  await page.getByText(angry, { exact: true }).click();
  await text(page).fill('Cold soup');
  await email(page).fill(address);
  await submit(page).click();
  await expect(note(page)).toHaveCount(0);
  release();
  await expect(note(page)).toBeVisible();
  expect(await Promise.all(logged)).toEqual([{ rating: angry, feedback: 'Cold soup', email: address }]);
  await expect(text(page)).toHaveValue('Cold soup');
  await expect(page.getByLabel(angry)).toBeChecked();
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('SUBMIT sends nothing either', async ({ page }) => {
    await page.goto('/feedback');
    await text(page).fill('Hello');
    await email(page).fill(address);
    const { sent } = watch(page);
    await submit(page).click();
    await expect(text(page)).toHaveValue('Hello');
    expect(sent).toEqual([]);
    await expect(page).toHaveURL('/feedback');
  });
});
