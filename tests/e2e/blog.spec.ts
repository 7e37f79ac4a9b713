import type { Locator } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import type { Story } from '../../model/types.ts';
import { stories, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const wordsOf = ({ title, description }: Story) => `${title} ${description}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** A word that only this story has in its title or description. */
function ownWord(story: Story): string {
  const others = stories.filter((other) => other !== story).flatMap(wordsOf);
  const word = wordsOf(story).find((own) => !others.some((other) => other.includes(own)));
  if (word === undefined) throw new Error(`${story.slug} has no word of its own`);
  return word;
}

const othersOf = (one: Story) => stories.filter((other) => other !== one && other.tag === one.tag);
const [story = stories[0]!] = stories;
const [tag, otherTag] = story.tag === 'Food' ? [ui.blog.food, ui.blog.ourCulture] : [ui.blog.ourCulture, ui.blog.food];

test('Category and search apply together, and the story that they leave opens', async ({ page }) => {
  await open(page, '/blog');
  const cards = page.getByRole('article');
  const count = page.getByRole('search').getByRole('status');
  await expect(cards.getByRole('heading')).toHaveText(stories.map(({ title }) => title));
  await expect(count).toHaveText(fill(ui.blog.resultsMany, { n: stories.length }));

  await page.getByLabel(ui.blog.categoryLabel).selectOption(tag);
  await expect(cards).toHaveCount(othersOf(story).length + 1);
  await page.getByPlaceholder(ui.blog.searchPlaceholder).fill(`  ${ownWord(story).toUpperCase()} `);
  await expect(cards).toHaveCount(1);
  await expect(count).toHaveText(ui.blog.resultsOne);
  await page.getByLabel(ui.blog.categoryLabel).selectOption(otherTag);
  await expect(cards).toHaveCount(0);
  await expect(page.getByText(ui.blog.empty)).toBeVisible();
  await page.getByLabel(ui.blog.categoryLabel).selectOption(ui.blog.all);

  await cards.getByRole('link', { name: ui.blog.readMore }).click();
  await expect(page).toHaveURL(`/blog/${story.slug}`);
});

test('Related stories that are all in view have no arrows', async ({ page }) => {
  const one = stories.find((each) => [1, 2, 3].includes(othersOf(each).length));
  await open(page, `/blog/${one?.slug}`);
  const others = page.getByRole('region', { name: ui.article.otherArticles });
  await expect(others.getByRole('article').first()).toBeVisible();
  await expect(others.getByRole('button')).toHaveCount(0);
});

test('Without the scrollend event, arrows and position follow a swipe too', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const { prototype } of [Document, Element, Window] as const) Reflect.deleteProperty(prototype, 'onscrollend');
    Reflect.deleteProperty(window, 'onscrollend');
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  const withOthers = stories.find((one) => othersOf(one).length > 1)!;
  const total = othersOf(withOthers).length;
  await open(page, `/blog/${withOthers.slug}`);
  const others = page.getByRole('region', { name: ui.article.otherArticles });
  const previous = others.getByRole('button', { name: ui.article.previous });
  const next = others.getByRole('button', { name: ui.article.next });
  await expect(previous).toBeDisabled();
  const swipeTo = (card: Locator) =>
    card.evaluate((element: HTMLElement) =>
      element.parentElement?.scrollTo({ left: element.offsetLeft, behavior: 'instant' }),
    );
  await swipeTo(others.getByRole('article').last());
  await expect(next).toBeDisabled();
  await expect(others.getByRole('status')).toHaveText(fill(ui.article.position, { from: total, to: total, total }));
  for (let step = 1; step < total; step += 1) await previous.click();
  await expect(previous).toBeDisabled();
  await expect
    .poll(() =>
      others
        .getByRole('article')
        .first()
        .evaluate(({ parentElement }) => parentElement?.scrollLeft),
    )
    .toBe(0);
});
