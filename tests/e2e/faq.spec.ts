import type { Page, Route } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { branches, faq, ui } from './content.ts';
import { expect, expectAccessible, test } from './site.ts';

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 4 }).getByRole('button');
const expandAll = (page: Page) => page.getByRole('checkbox', { name: ui.faq.expandAll });
/** The answer of a question: the element that its button controls. */
const answerOf = async (page: Page, n: number) =>
  page.locator(`[id="${await questions(page).nth(n).getAttribute('aria-controls')}"]`);
/** Expects the questions with these indexes to be open, and no others. */
const expectOpen = async (page: Page, expected: readonly number[]) => {
  for (const n of faq.keys())
    await expect(questions(page).nth(n)).toHaveAttribute('aria-expanded', String(expected.includes(n)));
};
const every = [...faq.keys()];

test('Questions open and close one by one, all at once, and by a search of the browser', async ({ page }) => {
  await page.goto(paths.faq);
  await expect(questions(page)).toHaveText(faq.map(({ prompt }) => prompt));
  const groups = [...new Set(faq.map(({ group }) => group ?? ''))];
  await expect(page.getByRole('navigation', { name: 'Groups of questions' }).getByRole('link')).toHaveText(groups);
  await expectOpen(page, [0]);
  await expect(page.getByText(faq[0]!.answer)).toBeVisible();
  await expect(page.getByText(faq[1]!.answer)).toBeHidden();
  await questions(page).nth(2).click();
  await expectOpen(page, [0, 2]);
  await questions(page).nth(0).click();
  await expectOpen(page, [2]);

  await expandAll(page).check();
  await expectOpen(page, every);
  await expectAccessible(page, 'all open');
  await questions(page).nth(1).click();
  await expect(expandAll(page)).not.toBeChecked();
  await questions(page).nth(1).click();
  await expect(expandAll(page)).toBeChecked();
  await expandAll(page).uncheck();
  await expectOpen(page, []);

  const answer = await answerOf(page, 1);
  await expect(answer).toHaveAttribute('hidden', 'until-found');
  await answer.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectOpen(page, [1]);
});

test('On a narrow screen an opened answer scrolls into view', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.faq);
  const last = questions(page).last();
  await last.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await last.click();
  await expect((await answerOf(page, faq.length - 1)).getByRole('paragraph')).toBeInViewport({ ratio: 1 });
});

test('Questions have addresses of their own, as far as their words give some', async ({ page }) => {
  const prompts = ['காரம் உண்டா?', 'இது என்ன?', 'Is it hot?', 'Is it hot'];
  await page.route('/api/faq', (route) =>
    route.fulfill({ json: { data: prompts.map((prompt) => ({ prompt, answer: prompt })) } }),
  );
  await page.goto(paths.faq);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')).toHaveText(prompts);
  const items = page.locator('[data-phones] li');
  expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('id')))).toEqual([
    null,
    null,
    'is-it-hot',
    null,
  ]);
});

test.describe('A server that fails', () => {
  test.use({ expectedConsole: new RegExp(`^Error fetching FAQ|^Failed to load resource`) });

  const failures: readonly ((route: Route) => Promise<void>)[] = [
    (route) => route.abort('connectionrefused'),
    (route) => route.fulfill({ status: 500, json: { data: [{ prompt: 'No', answer: 'No' }] } }),
    (route) => route.fulfill({ body: '<!doctype html>' }),
  ];

  test('leaves the list empty, is logged, and leaves the telephone numbers', async ({ page }) => {
    for (const failure of failures) {
      await page.route('/api/faq', failure);
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching FAQ'));
      await page.goto(paths.faq);
      expect((await logged).type()).toBe('error');
      await expect(questions(page)).toHaveCount(0);
      for (const { phone } of branches)
        await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
    }
    await expectAccessible(page, 'empty list');
  });
});
