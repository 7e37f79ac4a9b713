import { holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';
import { countOf, stories } from './story-files.ts';

test('category and search apply together, and the count is said', async ({ page }) => {
  await open(page, '/blog');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(stories.length);
  await page.getByLabel('Category').selectOption('Our Culture');
  await expect(cards).toHaveCount(countOf('Our Culture'));
  await page.getByPlaceholder('Search').fill('  SOUL ');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 story');
  await page.getByLabel('Category').selectOption('Food');
  await expect(cards).toHaveCount(0);
  await expect(page.getByText('No story matches.')).toBeVisible();
});

test('a card leads to its article, the article back to the list', async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('link', { name: 'Read More The soul of Chettinad' }).click();
  await expect(page).toHaveURL('/blog/the-soul-of-chettinad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The soul of Chettinad');
  await page.getByRole('link', { name: 'Back to all stories' }).click();
  await expect(page).toHaveURL('/blog');
});

test('other articles share the tag; without any, that is said', async ({ page }) => {
  await open(page, '/blog/the-soul-of-chettinad');
  const others = page.getByRole('region', { name: 'Other Articles' });
  const count = countOf('Our Culture') - 1;
  await expect(others.getByRole('article')).toHaveCount(count);
  await expect(others.getByRole('button', { name: 'Previous articles' })).toBeDisabled();
  if (count === 1) await expect(others.getByRole('button', { name: 'More articles' })).toBeDisabled();
  const alone = stories.find(({ tag }) => countOf(tag) === 1);
  if (!alone) return;
  await open(page, `/blog/${alone.slug}`);
  await expect(page.getByText('No related posts found')).toBeVisible();
});

test('what was typed before React came is kept and applied', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog');
  await page.getByPlaceholder('Search').fill('leaf');
  await expect(page.getByRole('article')).toHaveCount(stories.length);
  release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByPlaceholder('Search')).toHaveValue('leaf');
});
