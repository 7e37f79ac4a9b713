import { MAX_PEOPLE, serializeFilters } from '../../src/stores/filter-parameters.ts';
import { newPerson, noFilters } from '../../src/stores/people.ts';
import { filterPath, menuPath, paths } from '../../src/paths.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { fill } from '../../model/fill.ts';
import { content, dishesOf, menuWords, otherBranch } from './content.ts';
import { expect, expectAccessible, layoutShift, open, test } from './site.ts';
import { addButton, dialog, entryOf, listAddress, listOf, main, tableLink } from './table-list.ts';

/* Who is at the table: the same people on the menus and on the list. */

const words = content['our-table'];
const { filters } = menuWords;
const [first, second] = dishesOf(otherBranch);
const ravi = (allergen: 'fish' | 'nuts') => ({ ...newPerson('Ravi'), without: [allergen] });
const milky = dishesOf(otherBranch).filter((dish) => dish.allergens.contains.milk);
if (!first || !second) throw new Error('The other branch has too few dishes');

test('A dish from a filtered menu brings the people with it, and what they then change', async ({ page }) => {
  const people = [newPerson('Ana'), newPerson('Rui')];
  await open(page, filterPath(otherBranch, serializeFilters({ ...noFilters, people })));
  await addButton(page, first.baseName).click();
  await page.getByRole('button', { name: menuWords.filters.open, exact: true }).first().click();
  await page.getByRole('checkbox', { name: menuWords.allergens.fish, exact: true }).check();
  await page.keyboard.press('Escape');
  await tableLink(page).click();
  await expect.poll(() => listOf(page)?.people).toEqual([{ ...people[0], without: ['fish'] }, people[1]]);

  // It is changed on this page too, where each dish then says who cannot eat it.
  await main(page).getByText(words.page.people).click();
  await expect(main(page).getByRole('radio', { name: 'Ana' })).toBeChecked();
  await expect(main(page).getByRole('checkbox', { name: menuWords.allergens.fish, exact: true })).toBeChecked();
  await main(page).getByRole('checkbox', { name: menuWords.allergens.milk, exact: true }).check();
  await expect.poll(() => listOf(page)?.people[0]?.without).toEqual(['fish', 'milk']);
  await expectAccessible(page, 'what a person cannot have');
});

test('Forget and Clear on a menu keep the people of the list, which every menu then says; a button filters for them again', async ({
  page,
}) => {
  const people = [{ ...newPerson('Ana'), without: ['fish'] as const }, newPerson('Rui')];
  await open(page, listAddress(otherBranch, [entryOf(first, { eater: 1 })], people));
  await expect(main(page).getByRole('heading', { name: first.baseName, exact: true })).toBeVisible();
  await open(page, menuPath(otherBranch));
  await page.getByRole('button', { name: filters.open, exact: true }).first().click();
  await expect(dialog(page, filters.title)).toContainText('Ana');
  await dialog(page, filters.title).getByRole('button', { name: filters.forget }).click();
  await page.keyboard.press('Escape');
  const said = page.getByText(filters.unfiltered);
  await expect(said).toBeVisible();
  // The panel was an entry of the history, which is left by then.
  await expect.poll(() => page.evaluate(() => history.state?.covered)).toBeFalsy();
  await open(page, paths.allergens(otherBranch.key));
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: filters.filterHere }).click();
  await expect(said).toBeHidden();
  await page.getByRole('button', { name: filters.clear }).click();
  await open(page, menuPath(otherBranch));
  await expect(page.getByRole('status').filter({ hasText: filters.cleared })).toHaveCount(1);
  await expect(said).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.005);
  await page.locator('[data-filter=mild]').click();
  await open(page, paths.ourTable);
  await expect.poll(() => listOf(page)).toMatchObject({ people, entries: [{ eater: 1 }] });
});

test('A menu says if its filters do not cover the needs of a shared list, and joins them in one tap', async ({
  page,
}) => {
  await open(page, menuPath(otherBranch));
  const vegetarian = page.locator('[data-filter=vegetarian]');
  await vegetarian.click();
  await expect(vegetarian).toHaveAttribute('aria-pressed', 'true');
  const people = ['Arun', 'Mira'].map((name) => Object.assign(newPerson(name), { without: ['nuts'] as const }));
  await open(page, listAddress(otherBranch, [entryOf(first)], people));
  await expect(main(page).getByRole('heading', { name: first.baseName, exact: true })).toBeVisible();
  await open(page, menuPath(otherBranch));
  const said = page.getByText(filters.unfiltered);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: filters.filterHere }).click();
  await expect(said).toBeHidden();
  await expect(page.locator('[data-filter-words]')).toHaveText(/Arun: .*Mira: .*Me: /);
  await expect(page.getByText(fill(filters.party.not, { name: 'Arun' })).first()).toBeAttached();
});

test('Two lists that are too many for one are both kept, and the guest chooses', async ({ page }) => {
  const guests = (name: string) =>
    Array.from({ length: 7 }, (_, index) => ({ ...newPerson(`${name} ${index}`), without: ['nuts'] as const }));
  const theirs = listAddress(otherBranch, [entryOf(second, { quantity: 2 })], guests('Rui'));
  const mine = listAddress(otherBranch, [entryOf(first)], guests('Ana'));
  const title = (dish: typeof first) => main(page).getByRole('heading', { name: dish.baseName, exact: true });
  await open(page, mine);
  await expect(title(first)).toBeVisible();
  await open(page, theirs);
  await expectAccessible(page, 'choice of two lists');
  await main(page)
    .getByRole('button', { name: fill(words.page.openTheirs, { n: 2 }) })
    .click();
  await expect(title(second)).toBeVisible();
  await page.goBack();
  await main(page)
    .getByRole('button', { name: fill(words.page.openTheirs, { n: 1 }) })
    .click();
  await expect(title(first)).toBeVisible();
  await expect(title(second)).toHaveCount(0);
  // The filters cannot hold both either.
  await open(page, filterPath(otherBranch, serializeFilters({ ...noFilters, people: guests('Rui') })));
  const { filterHere, tooMany } = menuWords.filters;
  await expect(page.getByText(fill(tooMany, { people: MAX_PEOPLE }))).toBeVisible();
  await expect(page.getByRole('button', { name: filterHere })).toBeHidden();
});

test('Of two people with one name on a list and a link, one stays, with the needs of both, which the page says', async ({
  page,
}) => {
  await open(
    page,
    filterPath(otherBranch, serializeFilters({ ...noFilters, people: [newPerson('Mira'), ravi('fish')] })),
  );
  await expect(page.locator('[data-filter-words]')).toContainText('Ravi');
  await open(page, listAddress(otherBranch, [entryOf(first)], [ravi('nuts')]));
  await expect(page.getByRole('status').filter({ hasText: fill(words.page.merged, { names: 'Ravi' }) })).toBeVisible();
  expect(listOf(page)?.people).toMatchObject([{ name: 'Mira' }, { name: 'Ravi', without: ['fish', 'nuts'] }]);
});

test('Dishes that are brought back are for those who are at the table now, and are not offered again', async ({
  page,
}) => {
  const ana = { ...newPerson('Ana'), without: ['fish'] as const };
  const restore = main(page).getByRole('button', { name: words.page.restore });
  await open(page, listAddress(otherBranch, [entryOf(first), entryOf(second)], [ana]));
  await main(page).getByRole('button', { name: words.actions.clear }).click();
  await main(page).getByText(words.page.people).click();
  await main(page).getByRole('checkbox', { name: menuWords.allergens.milk, exact: true }).check();
  await restore.click();
  await expect
    .poll(() => listOf(page))
    .toMatchObject({ people: [{ ...ana, without: ['fish', 'milk'] }], entries: [{}, {}] });
  for (const { baseName } of [first, second])
    await main(page)
      .getByRole('button', { name: fill(words.list.fewer, { dish: baseName }) })
      .click();
  await expect(main(page).locator('[data-empty]')).toBeVisible();
  await expect(restore).toHaveCount(0);
});

test('The people of the filters are at an empty table, with their diets, allergies and cards for the kitchen', async ({
  page,
}) => {
  const people = [newPerson('Ana'), { ...newPerson('Rui'), without: ['milk'] as const }];
  await open(page, filterPath(otherBranch, serializeFilters({ ...noFilters, people })));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('site:filters'))).toBeTruthy();
  await open(page, paths.ourTable);
  await expect(main(page).locator('[data-empty]')).toContainText(/Rui: .*milk/i);
  await expect(main(page).getByText(words.page.people)).toBeVisible();
  await expect(main(page).getByRole('button', { name: fill(words.card.openFor, { name: 'Rui' }) })).toBeVisible();
  const offered = await main(page).locator('[data-empty] li b').allInnerTexts();
  expect(offered.filter((name) => milky.some(({ baseName }) => baseName === name))).toEqual([]);
  // Nobody is told to begin where no suggestion is for all.
  const strict = [{ ...newPerson(''), diet: 'vegan' as const, heat: 0, without: [...allergens] }];
  await open(page, listAddress(otherBranch, [], strict));
  await expect(main(page).locator('[data-empty] li b')).toHaveCount(0);
  await expect(main(page).getByText(words.page.suggested)).toHaveCount(0);
});

test('A dish that may contain what somebody accepts as a trace says so; others at the table are named too', async ({
  page,
}) => {
  const [dish, allergen] = dishesOf(otherBranch).flatMap((each) =>
    allergens
      .filter((one) => each.allergens.mayContain[one] && !each.allergens.contains[one])
      .map((one) => [each, one] as const),
  )[0]!;
  const word = menuWords.allergens[allergen].toLowerCase();
  const people = [
    { ...newPerson('Ana'), without: [allergen], traces: true },
    { ...newPerson('Rui'), without: [allergen] },
  ];
  await open(page, listAddress(otherBranch, [entryOf(dish, { eater: 0 })], people));
  await expect(main(page).getByText(new RegExp(`^Ana: may contain ${word}`))).toBeVisible();
  const mates = fill(words.views.mates, { others: fill(words.views.mate, { name: 'Rui', list: word }) });
  await expect(main(page).getByText(mates)).toBeVisible();
  await main(page).getByRole('button', { name: words.actions.waiter }).filter({ visible: true }).first().click();
  const line = dialog(page, words.actions.waiter).getByRole('listitem').filter({ hasText: dish.baseName });
  await expect(line).toContainText(`Ana: may contain ${word}`);
  await expect(line.locator('mark')).toHaveCount(0);
  await expect(line).toContainText(mates);
});

test('Whoever accepts traces of gluten, nuts or peanuts reads what that means', async ({ page }) => {
  await open(page, listAddress(otherBranch, [entryOf(first)], [{ ...newPerson(''), without: ['peanuts'] }]));
  await main(page).getByText(words.page.people).click();
  await expect(main(page).getByText(filters.counted)).toBeVisible();
  const sentence = main(page).getByText(filters.tracesKept);
  await expect(sentence).toHaveCount(0);
  await main(page).getByRole('checkbox', { name: filters.strict }).uncheck();
  await expect(sentence).toBeVisible();
});
