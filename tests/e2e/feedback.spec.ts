import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';

const question = 'How was your experience with us? (required)';
const ratings = (page: Page) => page.getByRole('group', { name: question }).getByRole('radio');
const rating = (page: Page, name: string) => page.getByRole('radio', { name });
const text = (page: Page) => page.getByRole('textbox', { name: question });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email (required)' });
const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' });
const note = (page: Page) => page.getByText('Nothing has been sent.');

/** What SUBMIT has logged, and every request, from now on. */
function watch(page: Page) {
  const logged: Promise<unknown>[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Feedback')) logged.push(message.args()[1]?.jsonValue() ?? Promise.resolve());
  });
  page.on('request', (request) => requests.push(request.url()));
  return { logged, requests };
}

test('there are five ratings, of which one can be chosen, with the keyboard too', async ({ page }) => {
  await open(page, '/feedback');
  await expect(ratings(page)).toHaveCount(5);
  for (const name of ['Angry', 'Disappointed', 'Sad', 'Okay', 'Loved'])
    await expect(rating(page, name)).not.toBeChecked();
  await page.getByText('Okay').click();
  await expect(rating(page, 'Okay')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(rating(page, 'Loved')).toBeChecked();
  await expect(rating(page, 'Okay')).not.toBeChecked();
  const ground = (name: string) =>
    page.locator('label', { hasText: name }).evaluate((label) => getComputedStyle(label).backgroundColor);
  await expect.poll(() => ground('Loved')).not.toBe(await ground('Angry'));
});

test('SUBMIT logs the values, sends nothing, and says so', async ({ page }) => {
  await open(page, '/feedback');
  await page.getByText('Loved').click();
  await text(page).fill('The rasam, twice.');
  await email(page).fill('guest@example.com');
  const { logged, requests } = watch(page);
  await submit(page).click();
  await expect(note(page)).toBeInViewport();
  expect(await Promise.all(logged)).toEqual([
    { rating: 'Loved', feedback: 'The rasam, twice.', email: 'guest@example.com' },
  ]);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/feedback');
});

test('text and email are required, a rating is not', async ({ page }) => {
  await open(page, '/feedback');
  const { logged } = watch(page);
  await submit(page).click();
  await expect(text(page)).toBeFocused();
  await text(page).fill('Too little salt.');
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill('guest');
  await submit(page).click();
  expect(await email(page).evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  await expect(note(page)).toHaveCount(0);
  await email(page).fill('guest@example.com');
  await submit(page).click();
  await expect(note(page)).toBeVisible();
  expect(await Promise.all(logged)).toEqual([{ rating: '', feedback: 'Too little salt.', email: 'guest@example.com' }]);
});

test('the draft is there again after a look at another page, and gone after a reload', async ({ page }) => {
  await open(page, '/feedback');
  await page.getByText('Sad', { exact: true }).click();
  await text(page).fill('Half a thought');
  await email(page).fill('guest@example.com');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await expect(rating(page, 'Sad')).toBeChecked();
  await expect(text(page)).toHaveValue('Half a thought');
  await expect(email(page)).toHaveValue('guest@example.com');
  await page.reload();
  await expect(text(page)).toHaveValue('');
});

test('what was filled in and submitted before React is there is kept and carried out', async ({ page }) => {
  const release = await holdScripts(page);
  const { logged } = watch(page);
  await page.goto('/feedback');
  await page.getByText('Angry').click();
  await text(page).fill('Cold dosa');
  await email(page).fill('guest@example.com');
  await submit(page).click();
  await expect(note(page)).toHaveCount(0);
  release();
  await expect(note(page)).toBeVisible();
  expect(await Promise.all(logged)).toEqual([{ rating: 'Angry', feedback: 'Cold dosa', email: 'guest@example.com' }]);
  await expect(text(page)).toHaveValue('Cold dosa');
  await expect(rating(page, 'Angry')).toBeChecked();
});

test('with scripts off nothing is sent either', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/feedback');
  await text(page).fill('Hello');
  await email(page).fill('guest@example.com');
  const { requests } = watch(page);
  await submit(page).click();
  await expect(text(page)).toHaveValue('Hello');
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/feedback');
  await context.close();
});
