import { menuPath, paths } from '../../src/paths.ts';
import { listAddresses } from './addresses.ts';
import { branches, content, glossary, home, menus, stories, ui } from './content.ts';
import { missingTexts } from './shown-text.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const dishes = (branch: string) =>
  (menus[branch]?.pages ?? []).flatMap(({ categories }) =>
    categories.flatMap(({ name, items }) => [name, ...items.map((dish) => dish.baseName)]),
  );

/** Texts that each page must hold. The FAQ has its questions from the API. */
const texts: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [
    ...home.slides.map(({ headline }) => headline),
    ...home.signatureDishes.dishes.map(({ name }) => name),
    ...home.ourCulture.cards.map(({ title }) => title),
    ...home.featured.items.map(({ caption }) => caption),
  ],
  [paths.about]: [
    ...content.about.success.paragraphs,
    ...content.about.chef.habits.map(({ title }) => title),
    ...branches.map(({ deliveryPhone }) => deliveryPhone),
  ],
  [paths.blog]: stories.flatMap(({ title, description }) => [title, description, ui.blog.readMore]),
  [paths.selectStore]: [ui.selectStore.title],
  [paths.bookReservation]: [ui.bookReservation.title],
  [paths.faq]: [ui.faq.title, ui.faq.noScript],
  [paths.glossary]: glossary.groups.flatMap(({ words }) => words.flatMap(({ latin, meaning }) => [latin, meaning])),
  [paths.feedback]: [...ui.feedback.ratings, ui.feedback.note],
  [paths.goToAppStore]: [ui.goToAppStore.text, ui.goToAppStore.noScript],
  ...Object.fromEntries(
    stories.map((story) => {
      const isAlone = stories.every((other) => other === story || other.tag !== story.tag);
      return [paths.story(story.slug), [story.title, story.tag, ...(isAlone ? [ui.article.noRelated] : [])]];
    }),
  ),
  ...Object.fromEntries(
    Object.values(content.legal).map(({ slug, sections }) => [`/${slug}`, sections.map(({ heading }) => heading)]),
  ),
  ...Object.fromEntries(branches.map(({ key, phone }) => [paths.tableSheet(key), [ui.tableSheet.scan, phone]])),
  ...Object.fromEntries(branches.map(({ key }) => [paths.allergens(key), dishes(key)])),
  ...Object.fromEntries(branches.map((branch) => [menuPath(branch), dishes(branch.key)])),
};

/**
 * The feedback form sends nothing with scripts either, and says so; "Try again" is plain HTML, and the size of
 * a sheet for the tables is for CSS to read.
 */
const hasLiveControls = (path: string) => /^\/(?:feedback|offline|print\/.*)$/.test(path);

/** Buttons of popovers, and the short list of the menu, which CSS reads (menu-reading.spec.ts). */
const WORKS_WITHOUT = '[popovertarget], [data-short-list]';

test('with scripts off every page is complete, and no control is dead', async ({ page }) => {
  const everywhere = branches.flatMap(({ address, hours, phone }) => [address, hours, phone]);
  for (const { path } of listAddresses(content)) {
    await page.goto(path);
    await expect.soft(page.locator('h1').first(), path).toBeVisible();
    const hasFooter = (await page.getByRole('contentinfo').count()) > 0;
    const expected = [...(texts[path] ?? []), ...(hasFooter ? everywhere : [])];
    expect.soft(await missingTexts(page, expected), path).toEqual([]);
    if (hasLiveControls(path)) continue;
    const controls = page.getByRole('main').locator('button, input, select, textarea').filter({ visible: true });
    const dead = controls.and(page.locator(`:not(${WORKS_WITHOUT})`));
    await expect.soft(dead, path).toHaveCount(0);
  }
});
