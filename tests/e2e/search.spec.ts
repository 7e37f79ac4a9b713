import { fill } from '../../model/fill.ts';
import type { Dish } from '../../model/types.ts';
import { faqAnswerPath, filterPath, paths } from '../../src/paths.ts';
import { serializeFilters } from '../../src/stores/filter-parameters.ts';
import { newPerson, noFilters } from '../../src/stores/people.ts';
import { amountOf, defaultBranch, dishesOf, faq, findingText, menuWords, menus, stayingText, ui } from './content.ts';
import { expect, expectAccessible, test } from './site.ts';

/* The search of a menu, through all its pages, and what its filters count. */

test('A search shows the dishes of all pages, and names the ingredient that it found; other words find nothing', async ({
  page,
}) => {
  const all = dishesOf(defaultBranch);
  const last = all.at(-1)!;
  await page.goto(`${paths.menu}#find=${encodeURIComponent(last.baseName)}`);
  const row = page.locator(`#${defaultBranch.key}-${last.id}`);
  await expect(row).toBeVisible();
  await expect(page.getByText(fill(ui.menu.page, { n: menus[defaultBranch.key]!.length })).first()).toBeVisible();
  expect(await page.evaluate(() => CSS.highlights.get('found')!.size)).toBeGreaterThan(0);
  const ingredient = 'garlic';
  await page.goto(`${paths.menu}#find=${ingredient}`);
  for (const { id, ingredients } of all)
    if (ingredients.includes(ingredient))
      await expect(page.locator(`#${defaultBranch.key}-${id}`)).toContainText(new RegExp(ingredient, 'i'));
  // A category says how many of its dishes are shown.
  const parts = page.locator('section section:has([data-category-count])').filter({ visible: true });
  for (const part of await parts.all()) {
    const total = await part.locator('[data-facts]').count();
    const n = await part.locator('[data-facts]:visible').count();
    const text = n < total ? fill(menuWords.filters.ofTotal, { n, total }) : `${total}`;
    await expect(part.locator('[data-left], [data-category-count]:visible')).toContainText(text);
  }
  for (const nothing of ['zzz', 'z']) {
    await page.goto(`${paths.menu}#find=${nothing}`);
    await expect(page.getByText(ui.menu.empty, { exact: true })).toBeVisible();
    // No number: "0 dishes" would read as if no dish had it.
    await expect(page.locator('[data-filter-status]')).toHaveText(
      fill(menuWords.filters.results.unknown, { words: nothing }),
    );
    await expect(page.locator('[data-facts]').filter({ visible: true })).toHaveCount(0);
  }
});

test('A search of an allergen also finds what may contain it, counts both, and leaves them out in one tap', async ({
  page,
}) => {
  const all = dishesOf(defaultBranch);
  const { filters, allergens } = menuWords;
  const allergen = allergens.sesame.toLowerCase();
  const isFree = (dish: Dish) => !dish.allergens.contains.sesame && !dish.allergens.mayContain.sesame;
  const trace = all.find((dish) => dish.allergens.mayContain.sesame && !dish.allergens.contains.sesame)!;
  await page.goto(`${paths.menu}#find=til`);
  await expect(page.locator(`#${defaultBranch.key}-${trace.id}`)).toContainText(
    fill(filters.reasons.mayContain, { allergen }),
  );
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: findingText(defaultBranch, (dish) => !isFree(dish)) })).toHaveCount(1);
  // Those that only may contain it follow, under a heading.
  const apart = page.locator(
    `[data-apart]:has(+ #${defaultBranch.key}-${trace.id}, ~ #${defaultBranch.key}-${trace.id})`,
  );
  await expect(apart).toHaveText(`${menuWords.states.mayContain} ${allergen}`);
  const pages = page.getByRole('navigation', { name: 'Menu pages, top' });
  await expect(pages.locator('[aria-current]')).toHaveCount(0);
  await page.getByRole('button', { name: fill(filters.leaveOut, { allergen }) }).click();
  await expect(pages.locator('[aria-current]')).toHaveCount(1);
  await expect(status.filter({ hasText: stayingText(defaultBranch, isFree) })).toHaveCount(1);
  // A need has no list; the words of a dish stay.
  const name = trace.baseName.toLowerCase();
  await page.getByRole('button', { name: filters.clear }).click();
  await page.goto(`${paths.menu}#find=${encodeURIComponent(`${name} no til`)}`);
  await expect(page.locator('[data-filter-status]')).toHaveText(filters.results.answered);
  await expect(page.locator('[data-facts]').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: fill(filters.leaveOut, { allergen }) }).click();
  await expect(page.locator('[data-filter-words]')).toContainText(name);
  // A heading of dishes that are all left out would stand above the next category.
  const people = [{ ...newPerson(''), without: ['sesame'] as const }];
  await page.goto(filterPath(defaultBranch, serializeFilters({ ...noFilters, people, search: 'til' })));
  await expect(page.locator('[data-shows]').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[data-apart]').filter({ visible: true })).toHaveCount(0);
});

test('A search of what the filters leave out already is no search, until they go', async ({ page }) => {
  const isLeft = (dish: Dish) => !dish.allergens.contains.gluten && !dish.allergens.mayContain.gluten;
  const people = [{ ...newPerson(''), without: ['gluten'] as const }];
  await page.goto(filterPath(defaultBranch, serializeFilters({ ...noFilters, people, search: 'gluten free' })));
  const rows = page.locator('[data-facts]').filter({ visible: true });
  await expect(page.locator('[data-filter-status]')).toHaveText(stayingText(defaultBranch, isLeft));
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: menuWords.filters.chips.gluten, exact: true }).click();
  await expect(page.locator('[data-filter-status]')).toHaveText(menuWords.filters.results.answered);
  await expect(rows).toHaveCount(0);
});

test('A search without a list is answered by the counts, a button and the FAQ, and by no "0"', async ({ page }) => {
  const { filters, allergens, allergy } = menuWords;
  const answer = page.locator('[data-filter-named]');
  // Of words that no dish has beside an allergen, and of a need.
  for (const search of ['gluten zzz', 'gluten-free']) {
    await page.goto(`${paths.menu}#find=${encodeURIComponent(search)}`);
    const said = fill(filters.named, { allergen: allergens.gluten.toLowerCase(), contains: '|', mayContain: '' });
    await expect(answer).toContainText(said.split('|')[0]!);
    await expect(page.locator('[data-filter-status]')).toHaveText(filters.results.answered);
    await expect(page.getByText(ui.menu.empty, { exact: true })).toBeHidden();
  }
  // On paper too.
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    await expect(page.getByText(allergy.notSold)).toBeVisible();
  }
  // Nothing leads to a page without dishes.
  await expect(page.locator('[data-menu-page], [data-section-links] > *').filter({ visible: true })).toHaveCount(0);
  // Its parts are apart for screen readers too.
  const parts = await answer.evaluate((place) =>
    [...place.children].map(({ nextSibling }) => nextSibling?.textContent),
  );
  expect(new Set(parts)).toEqual(new Set([' ']));
  await page
    .getByRole('button', { name: new RegExp(`^${filters.open}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: filters.results.answer })).toBeVisible();
});

test('The number beside the filters says in words what it counts', { tag: '@phone' }, async ({ page }) => {
  const { choices, diets, open: filter } = menuWords.filters;
  const ravi = { ...newPerson('Ravi'), without: ['nuts', 'milk'] as const };
  const people = [newPerson(''), ravi, { ...newPerson('Ana'), diet: 'vegan' as const }];
  const opener = (count: string) => page.getByRole('button', { name: `${filter} ${count}` });
  const vegan = page.getByRole('button', { name: diets.vegan, exact: true });
  await page.goto(paths.menu);
  await vegan.click();
  await expect(opener(`1 ${choices.one}`)).toBeVisible();
  await vegan.click();
  await page.goto(filterPath(defaultBranch, serializeFilters({ ...noFilters, people })));
  await opener(`3 ${choices.many} ${fill(choices.people, { n: 2 })}`).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Ravi' })).toBeChecked();
});

test('The panel leads to what its filters leave, below the header', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${paths.menu}#find=&diet=vegan`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: menuWords.filters.open }).filter({ visible: true }).last().click();
  await page.getByRole('dialog').getByRole('button').last().click();
  const status = page.locator('[data-filter-status]');
  await expect(status).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await status.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
});

test('What a search finds and the filters leave out is counted, and shown in one tap', async ({ page }) => {
  const { filters, allergens } = menuWords;
  const dish = dishesOf(defaultBranch).find(({ allergens: { contains } }) => contains.milk)!;
  const isFound = ({ id }: Dish) => id === dish.id;
  const text = findingText(defaultBranch, isFound, () => false);
  const row = page.locator(`#${defaultBranch.key}-${dish.id}`);
  const status = page.locator('[data-filter-status]');
  const show = page.getByRole('button', { name: filters.results.show, exact: true });
  const words = encodeURIComponent(dish.baseName);
  for (const path of [paths.menu, paths.allergens(defaultBranch.key)]) {
    await page.goto(`${path}#find=${words}&without=milk`);
    await expect(status).toHaveText(text);
    await expect(page.getByText(ui.menu.empty)).toBeHidden();
    await expect(row).toBeHidden();
    await show.click();
    await expect(row).toContainText(fill(filters.reasons.contains, { allergen: allergens.milk.toLowerCase() }));
    await page.getByRole('button', { name: filters.leftOut.hide, exact: true }).first().click();
    await expect(row).toBeHidden();
  }
  await page.goto(`${paths.menu}#find=${words}&without=milk`);
  await page.getByRole('button', { name: filters.open, exact: true }).first().click();
  const panel = page.getByRole('dialog', { name: filters.title });
  await expect(panel.getByRole('status').filter({ hasText: text })).toBeVisible();
  await expectAccessible(page, 'all found is left out');
  await panel.getByRole('button', { name: filters.results.show }).last().click();
  await expect(row).toBeVisible();
});

test('Words that a question of the FAQ answers lead to its answer, which is open; allergens lead there without a search too', async ({
  page,
}) => {
  const { prompt, answer, searches } = faq.find((question) => question.searches)!;
  const allergens = paths.allergens(defaultBranch.key);
  const answers = page.getByRole('link', { name: prompt }).filter({ visible: true });
  await page.goto(allergens);
  await page.getByText(menuWords.allergenTable.how).click();
  await expect(answers).toHaveAttribute('href', faqAnswerPath(prompt));
  for (const path of [allergens, paths.menu]) {
    await page.goto(`${path}#find=${encodeURIComponent(searches![0]!.toUpperCase())}`);
    await expect(page.locator('[data-filter-named]').getByRole('link', { name: prompt })).toBeVisible();
  }
  await answers.click();
  await expect(page).toHaveURL(faqAnswerPath(prompt));
  await expect(page.getByText(answer)).toBeInViewport();
});

test('Beside a diet stands what it does not say; a vegan can leave out milk, and the side list counts what is left', async ({
  page,
}) => {
  const { filters, allergens } = menuWords;
  const hasNoMilk = ({ allergens: { contains, mayContain } }: Dish) => !contains.milk && !mayContain.milk;
  await page.goto(paths.menu);
  await expect(page.getByText(filters.dietTraces)).toBeHidden();
  await page.getByRole('button', { name: filters.diets.vegan, exact: true }).click();
  await expect(page.getByText(filters.dietTraces)).toBeVisible();
  const left = await page.locator('[data-menu]:visible section').first().locator('[data-facts]:visible').count();
  const link = page.locator('[data-section-links] a').first();
  await expect(link).toHaveAccessibleName(new RegExp(` ${amountOf(left)}$`));
  await page.getByRole('button', { name: fill(filters.leaveOut, { allergen: allergens.milk.toLowerCase() }) }).click();
  const text = stayingText(defaultBranch, (dish) => dish.diet === 'vegan' && hasNoMilk(dish));
  await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
});

test('A dish of a category that is past its last day is not counted', async ({ page }) => {
  const count = page.locator('[data-filter-status]');
  const category = new RegExp(`<section(?=[^>]* id="${defaultBranch.key}--)`);
  await page.route(`**${paths.menu}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(category, '<section data-ends="0" hidden') });
  });
  await page.goto(paths.menu);
  await page.locator('[data-filter=vegan]').click();
  await expect(count).not.toHaveText('');
  const without = await count.innerText();
  await page.unroute(`**${paths.menu}`);
  await page.reload();
  await expect(count).not.toHaveText('');
  expect(await count.innerText()).not.toBe(without);
});
