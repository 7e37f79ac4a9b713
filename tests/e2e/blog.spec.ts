import { paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { storyTags } from '../../model/schema/story.ts';
import type { Story } from '../../model/types.ts';
import { stories, ui } from './content.ts';
import { expect, expectAccessible, open, test } from './site.ts';

const othersOf = (one: Story) => stories.filter((other) => other !== one && other.tag === one.tag);
const [story = stories[0]!] = stories;
const otherTag = storyTags.find((tag) => tag !== story.tag)!;

test('Category and search apply together, and the story that they leave opens', async ({ page }) => {
  await open(page, paths.blog);
  const cards = page.getByRole('article');
  const count = page.getByRole('search').getByRole('status');
  const category = page.getByLabel(ui.blog.categoryLabel);
  await expect(cards.getByRole('heading')).toHaveText(stories.map(({ title }) => title));
  await expect(count).toHaveText(fill(ui.blog.resultsMany, { n: stories.length }));
  await category.selectOption(story.tag);
  await expect(cards).toHaveCount(othersOf(story).length + 1);
  await expectAccessible(page, 'one category');
  for (const text of [story.description, story.title]) {
    await page.getByPlaceholder(ui.blog.searchPlaceholder).fill(`  ${text.toUpperCase()} `);
    await expect(cards.getByRole('heading')).toHaveText([story.title]);
  }
  await expect(count).toHaveText(ui.blog.resultsOne);
  await category.selectOption(otherTag);
  await expect(cards).toHaveCount(0);
  await expect(page.getByText(ui.blog.empty)).toBeVisible();
  await expectAccessible(page, 'none found');
  await category.selectOption(ui.blog.all);
  await cards.getByRole('link', { name: ui.blog.readMore }).click();
  await expect(page).toHaveURL(paths.story(story.slug));
});

test('The arrows of other stories move to both ends and follow a swipe', { tag: '@phone' }, async ({ page }) => {
  const withOthers = stories.find((one) => othersOf(one).length > 1)!;
  const total = othersOf(withOthers).length;
  await open(page, paths.story(withOthers.slug));
  const others = page.getByRole('region', { name: ui.article.otherArticles });
  const previous = others.getByRole('button', { name: ui.article.previous });
  const next = others.getByRole('button', { name: ui.article.next });
  await expect(previous).toBeDisabled();
  await others
    .getByRole('article')
    .last()
    .evaluate((card: HTMLElement) => card.parentElement?.scrollTo({ left: card.offsetLeft }));
  await expect(next).toBeDisabled();
  await expect(others.getByRole('status')).toHaveText(fill(ui.article.position, { from: total, to: total, total }));
  for (let step = 1; step < total; step += 1) await previous.click();
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
  await expect(others.getByRole('status')).toHaveText(fill(ui.article.position, { from: 1, to: 1, total }));
});
