import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { storyTags } from '../../model/schema/story.ts';
import type { Story } from '../../model/types.ts';
import { stories, ui } from './content.ts';
import { expect, expectAccessible, test } from './site.ts';

const othersOf = (one: Story) => stories.filter((other) => other !== one && other.tag === one.tag);
const [story = stories[0]!] = stories;
const otherTag = storyTags.find((tag) => tag !== story.tag)!;

test('Category and search apply together, and the story that they leave opens', async ({ page }) => {
  await page.goto(paths.blog);
  const cards = page.getByRole('article');
  const count = page.getByRole('search').getByRole('status');
  const category = page.getByLabel('Category');
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

const article = stories.find((one) => othersOf(one).length > 0)!;
const otherArticles = (page: Page) => page.getByRole('region', { name: ui.article.otherArticles });
const arrows = (page: Page) =>
  ['Previous articles', 'More articles'].map((name) => otherArticles(page).getByRole('button', { name }));

/** Opens a story whose page has this many related ones: their cards are those of the built page, in turns. */
async function openWith(page: Page, total: number): Promise<void> {
  await page.route(paths.story(article.slug), async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(?<=data-carousel="">).*?(?=<\/div><p class="sr")/s, (cards) => {
      const each = cards.match(/<article.*?<\/article>/gs)!;
      return Array.from({ length: total }, (_, index) => each[index % each.length]).join('');
    });
    await route.fulfill({ response, body: html });
  });
  await page.goto(paths.story(article.slug));
}

/** Window's width, visible cards, and cards that an arrow moves. */
const layouts = [
  [767, 1, 1],
  [768, 2, 1],
  [1023, 2, 1],
  [1024, 3, 2],
] as const;

for (const total of [2, 6])
  test(`Of ${total} other articles, as many are visible as the window's width allows, and both arrows stop at their ends`, async ({
    page,
  }) => {
    await openWith(page, total);
    const [previous, next] = arrows(page);
    for (const [width, visible, step] of layouts) {
      await page.setViewportSize({ width, height: 900 });
      const last = Math.max(total - visible, 0);
      const expectAt = async (offset: number) => {
        const end = Math.min(offset + visible, total);
        await expect
          .poll(() => otherArticles(page).evaluate(readState), { message: `${width} px` })
          .toEqual({
            shown: Array.from({ length: end - offset }, (_, index) => offset + index),
            position: `Showing ${offset + 1} to ${end} of ${total}`,
            arrows: [offset > 0, offset < last],
          });
      };
      let offset = 0;
      await expectAt(offset);
      for (; offset < last; await expectAt(offset)) {
        offset = Math.min(offset + step, last);
        await next!.click();
      }
      for (; offset > 0; await expectAt(offset)) {
        offset = Math.max(offset - step, 0);
        await previous!.click();
        await expect(previous!).toBeFocused();
      }
    }
  });

/** Which cards are in the window's width as a whole, what is announced, and which arrows can be pressed. Half a pixel may be lost in rounding. */
function readState(region: Element) {
  const cards = [...region.querySelectorAll('article')].map((card) => card.getBoundingClientRect());
  return {
    shown: cards.flatMap(({ left, right }, index) => (left >= -0.5 && right <= innerWidth + 0.5 ? index : [])),
    position: region.querySelector('[role=status]')?.textContent,
    arrows: [...region.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .map(({ ariaDisabled, disabled }) => !disabled && ariaDisabled !== 'true'),
  };
}

test('The arrows of other articles follow a swipe', { tag: '@phone' }, async ({ page }) => {
  await openWith(page, 2);
  const [previous, next] = arrows(page);
  await otherArticles(page)
    .getByRole('article')
    .last()
    .evaluate((card: HTMLElement) => card.parentElement?.scrollTo({ left: card.offsetLeft }));
  await expect(next!).toBeDisabled();
  await expect(previous!).toBeEnabled();
});

test('A story whose tag is its own says so, and stories on other subjects have a heading of their own', async ({
  page,
}) => {
  const alone = stories.find((one) => othersOf(one).length === 0)!;
  await page.goto(paths.story(alone.slug));
  await expect(otherArticles(page).getByText(ui.article.noRelated)).toBeVisible();
  await expect(otherArticles(page).getByRole('article')).toHaveCount(0);
  for (const arrow of arrows(page)) await expect(arrow).toBeDisabled();
  const others = page.getByRole('region', { name: ui.article.onOtherSubjects }).getByRole('article');
  await expect(others.first()).toBeVisible();
  expect(await others.filter({ hasText: alone.tag }).count()).toBe(0);
});
