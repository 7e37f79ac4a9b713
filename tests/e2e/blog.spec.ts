import type { Locator } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import type { Story } from '../../model/types.ts';
import { stories, ui } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';

const wordsOf = ({ title, description }: Story) => `${title} ${description}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** A word that only this story has in its title or description. */
function ownWord(story: Story): string {
  const others = stories.filter((other) => other !== story).flatMap(wordsOf);
  const word = wordsOf(story).find((own) => !others.some((other) => other.includes(own)));
  if (word === undefined) throw new Error(`${story.slug} has no word of its own`);
  return word;
}

const [story = stories[0]!] = stories;
const otherTag = story.tag === 'Food' ? ui.blog.ourCulture : ui.blog.food;
const tag = story.tag === 'Food' ? ui.blog.food : ui.blog.ourCulture;
const sameTag = stories.filter((other) => other.tag === story.tag);

test('Category and search apply together, and the story that they leave opens', async ({ page }) => {
  await open(page, '/blog');
  const cards = page.getByRole('article');
  const count = page.getByRole('search').getByRole('status');
  await expect(cards.getByRole('heading')).toHaveText(stories.map(({ title }) => title));
  await expect(count).toHaveText(fill(ui.blog.resultsMany, { n: stories.length }));

  await page.getByLabel(ui.blog.categoryLabel).selectOption(tag);
  await expect(cards).toHaveCount(sameTag.length);
  await page.getByPlaceholder(ui.blog.searchPlaceholder).fill(`  ${ownWord(story).toUpperCase()} `);
  await expect(cards).toHaveCount(1);
  await expect(count).toHaveText(ui.blog.resultsOne);
  await page.getByLabel(ui.blog.categoryLabel).selectOption(otherTag);
  await expect(cards).toHaveCount(0);
  await expect(page.getByText(ui.blog.empty)).toBeVisible();
  await page.getByLabel(ui.blog.categoryLabel).selectOption(ui.blog.all);

  await cards.getByRole('link', { name: ui.blog.readMore }).click();
  await expect(page).toHaveURL(`/blog/${story.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
  await page.getByRole('link', { name: ui.article.backName }).click();
  await expect(page).toHaveURL('/blog');
});

test('A story that has its tag alone says that there are no related ones', async ({ page }) => {
  const alone = stories.find((one) => stories.every((other) => other === one || other.tag !== one.tag));
  await open(page, `/blog/${alone?.slug}`);
  const others = page.getByRole('region', { name: ui.article.otherArticles });
  await expect(others.getByText(ui.article.noRelated)).toBeVisible();
  await expect(others.getByRole('article')).toHaveCount(0);
  await others.getByRole('link', { name: ui.article.browseMenu }).click();
  await expect(page).toHaveURL('/menu');
});

test('Related stories that are all in view have no arrows', async ({ page }) => {
  const one = stories.find((each) => {
    const others = stories.filter((other) => other !== each && other.tag === each.tag);
    return others.length > 0 && others.length <= 3;
  });
  await open(page, `/blog/${one?.slug}`);
  const others = page.getByRole('region', { name: ui.article.otherArticles });
  await expect(others.getByRole('article').first()).toBeVisible();
  await expect(others.getByRole('button')).toHaveCount(0);
});

test('The dishes of a story lead to themselves on the menu', async ({ page }) => {
  const { slug, dishes } = stories.find((each) => each.dishes.length > 0)!;
  await open(page, `/blog/${slug}`);
  const [dish] = dishes;
  await page.getByRole('main').getByRole('link', { name: dish!.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#${dish!.offer.branch.key}-${dish!.offer.dish}$`));
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
});

test.describe('In a browser without the scrollend event', { tag: '@phone' }, () => {
  test('the arrows and the position of the other articles follow a swipe', async ({ page }) => {
    await page.addInitScript(() => {
      for (const { prototype } of [Document, Element, Window] as const)
        Reflect.deleteProperty(prototype, 'onscrollend');
      Reflect.deleteProperty(window, 'onscrollend');
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    });
    const othersOf = (one: Story) => stories.filter((other) => other !== one && other.tag === one.tag);
    const withOthers = stories.find((one) => othersOf(one).length > 1)!;
    const total = othersOf(withOthers).length;
    await open(page, `/blog/${withOthers.slug}`);
    const others = page.getByRole('region', { name: ui.article.otherArticles });
    const previous = others.getByRole('button', { name: ui.article.previous });
    const next = others.getByRole('button', { name: ui.article.next });
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    const swipeTo = (card: Locator) =>
      card.evaluate((element: HTMLElement) =>
        element.parentElement?.scrollTo({ left: element.offsetLeft, behavior: 'instant' }),
      );
    await swipeTo(others.getByRole('article').last());
    await expect(previous).toBeEnabled();
    await expect(next).toBeDisabled();
    await expect(others.getByRole('status')).toHaveText(fill(ui.article.position, { from: total, to: total, total }));
    await swipeTo(others.getByRole('article').first());
    await expect(previous).toBeDisabled();
  });
});

test('What was typed before hydration is kept and applied', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog');
  const search = page.getByPlaceholder(ui.blog.searchPlaceholder);
  await search.fill(ownWord(story));
  await expect(page.getByRole('article')).toHaveCount(stories.length);
  release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(search).toHaveValue(ownWord(story));
});
