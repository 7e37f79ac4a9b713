import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { watchShifts } from './shifts.ts';
import { BLOCKED, expect, open, test } from './site.ts';

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
const expandAll = (page: Page) => page.getByRole('checkbox', { name: 'Expand All' });

/** Whether each question is open, in order. */
const openStates = (page: Page) =>
  questions(page).evaluateAll((all) => all.map((question) => question.getAttribute('aria-expanded') === 'true'));

test('shows what the server has, in its order, the first question open', async ({ page, request }) => {
  const answer: { data: { prompt: string; answer: string }[] } = await (await request.get('/api/faq')).json();
  await open(page, '/faq');
  await expect(questions(page)).toHaveText(answer.data.map(({ prompt }) => prompt));
  expect(await openStates(page)).toEqual(answer.data.map((_, index) => index === 0));
  await expect(page.getByText(answer.data[0]?.answer ?? '')).toBeVisible();
  await expect(page.getByText(answer.data[1]?.answer ?? '')).toBeHidden();
});

test('several are open at once, and each closes alone', async ({ page }) => {
  await open(page, '/faq');
  await questions(page).nth(2).click();
  await questions(page).nth(4).click();
  expect((await openStates(page)).slice(0, 6)).toEqual([true, false, true, false, true, false]);
  await questions(page).nth(0).click();
  expect((await openStates(page)).slice(0, 6)).toEqual([false, false, true, false, true, false]);
});

test('Expand All opens every question, and closes every one', async ({ page }) => {
  await open(page, '/faq');
  await expect(questions(page).first()).toBeVisible();
  await expandAll(page).check();
  expect(await openStates(page)).not.toContain(false);
  await expandAll(page).uncheck();
  expect(await openStates(page)).not.toContain(true);
});

test('Expand All tells whether all are open', async ({ page }) => {
  await open(page, '/faq');
  await expandAll(page).check();
  await questions(page).nth(1).click();
  await expect(expandAll(page)).not.toBeChecked();
  expect((await openStates(page)).filter((isOpen) => !isOpen)).toHaveLength(1);
  await questions(page).nth(1).click();
  await expect(expandAll(page)).toBeChecked();
});

test('Expand All that is ticked before React is there opens every question', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/faq');
  await expandAll(page).check();
  release();
  await expect(questions(page).first()).toBeVisible();
  expect(await openStates(page)).not.toContain(false);
  await expect(expandAll(page)).toBeChecked();
});

test('on a narrow screen an opened answer comes into view', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 1024, 'for screens of 1024 px and less');
  await open(page, '/faq');
  const last = questions(page).last();
  await last.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await last.click();
  const answer = page.locator(`[id="${await last.getAttribute('aria-controls')}"]`);
  await expect(answer.getByRole('paragraph')).toBeInViewport({ ratio: 1 });
});

test("the browser's own search opens the question in which it finds a word", async ({ page }) => {
  await open(page, '/faq');
  const second = questions(page).nth(1);
  const answer = page.locator(`[id="${await second.getAttribute('aria-controls')}"]`);
  await expect(answer).toHaveAttribute('hidden', 'until-found');
  await answer.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(second).toHaveAttribute('aria-expanded', 'true');
});

test('an answer inside one more data is read too', async ({ page }) => {
  await page.route('/api/faq', (route) =>
    route.fulfill({ json: { data: { data: [{ prompt: 'Is <b>this</b> text?', answer: 'Yes.' }] } } }),
  );
  await open(page, '/faq');
  await expect(questions(page)).toHaveText(['Is <b>this</b> text?']);
});

test('leaving while the questions are on their way logs nothing', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => BLOCKED.test(message.text()) || logged.push(message.text()));
  await page.route('/api/faq', () => {});
  await open(page, '/faq');
  const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/faq'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback');
  await gone;
  expect(logged).toEqual([]);
});

test('nothing that is seen moves while the questions come', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('/api/faq', async (route) => {
    await held;
    await route.continue();
  });
  const shift = await watchShifts(page);
  await open(page, '/faq');
  release();
  await expect(questions(page).first()).toBeVisible();
  // Less than shows to the third decimal.
  expect(await shift()).toBeLessThan(0.0005);
});
