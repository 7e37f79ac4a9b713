import { menuPath, paths } from '../../src/paths.ts';
import { branches, content, defaultBranch, glossary, home, menus, stories, ui } from './content.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const dishes = menus[defaultBranch.key]!.pages.flatMap(({ categories }) =>
  categories.flatMap(({ name, items }) => [name, ...items.map((dish) => dish.baseName)]),
);
/** Texts that the page of each kind must show. The FAQ has its questions from the API. */
const texts: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [
    ...home.slides.map(({ headline }) => headline),
    ...home.signatureDishes.dishes.map(({ name }) => name),
    ...home.ourCulture.cards.map(({ title }) => title),
  ],
  [paths.about]: content.about.success.paragraphs,
  [menuPath(defaultBranch)]: dishes,
  [paths.allergens(defaultBranch.key)]: dishes,
  [paths.blog]: stories.flatMap(({ title, description }) => [title, description]),
  [paths.story(stories[0]!.slug)]: [stories[0]!.title],
  [paths.selectStore]: [ui.gettingThere.title, ...branches.map(({ gettingThere }) => gettingThere.nearest)],
  [paths.bookReservation]: [ui.gettingThere.title],
  [paths.faq]: [ui.faq.noScript],
  [paths.glossary]: glossary.groups.flatMap(({ words }) => words.flatMap(({ latin, meaning }) => [latin, meaning])),
  [paths.feedback]: [...ui.feedback.ratings, ui.feedback.noScript],
  [paths.ourTable]: [content.ourTable.page.noScript],
  [paths.privacy]: content.legal['privacy-policy'].sections.map(({ heading }) => heading),
  [paths.goToAppStore]: [ui.goToAppStore.noScript],
};
/** Without spaces and capitals: CSS sets capitals, and a sentence may be a box of its own. */
const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

/** What works without scripts: buttons of popovers, the short list, which CSS reads, and the form that sends nothing in any case. */
const WORKS_WITHOUT = '[popovertarget], [data-short-list], form[method=dialog] *';

test('With scripts off every page is complete, and no control is dead', async ({ page }) => {
  for (const [path, expected] of Object.entries(texts)) {
    await page.goto(path);
    const shown = plain(await page.locator('body').innerText());
    expect
      .soft(
        expected.filter((text) => !shown.includes(plain(text))),
        path,
      )
      .toEqual([]);
    const controls = page.getByRole('main').locator('button, input, select, textarea').filter({ visible: true });
    await expect.soft(controls.and(page.locator(`:not(${WORKS_WITHOUT})`)), path).toHaveCount(0);
    // Nothing is visible that may be over, as an opening line.
    await expect.soft(page.locator('opening-line:visible'), path).toHaveCount(0);
    if (path !== paths.selectStore) continue;
    for (const { ordering } of branches) await expect(page.locator(`a[href="${ordering.link}"]`)).toBeVisible();
  }
});

test('With scripts off the small-screen menu opens and leads on', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('button', { name: ui.navigation.more, exact: true }).click();
  const panel = page.getByRole('navigation', { name: ui.navigation.smallMenuLabel });
  await panel.getByRole('link', { name: ui.navigation.menu }).click();
  await expect(page).toHaveURL(paths.menu);
});
