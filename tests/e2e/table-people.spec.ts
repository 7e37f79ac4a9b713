import { MAX_PEOPLE, serializeFilters } from '../../src/stores/filter-parameters.ts';
import { newPerson, noFilters } from '../../src/stores/people.ts';
import { filterPath, menuPath, paths } from '../../src/paths.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { fill } from '../../model/fill.ts';
import { content, defaultBranch, dishesOf, menuWords, otherBranch, stayingText } from './content.ts';
import { expect, expectAccessible, layoutShift, test } from './site.ts';
import { addButton, dialog, entryOf, listAddress, listOf, main, tableLink } from './table-list.ts';

/* Who is at the table: the same people on all menus and lists, also after Clear and with a list that came by a link. */

const words = content['our-table'];
const { filters } = menuWords;
const [first, second] = dishesOf(otherBranch);
const ravi = (allergen: 'fish' | 'nuts') => ({ ...newPerson('Ravi'), without: [allergen] });
const milky = dishesOf(otherBranch).filter((dish) => dish.allergens.contains.milk);
if (!first || !second) throw new Error('The other branch has too few dishes');

test('The list of another branch has the same people', async ({ page }) => {
  const dish = dishesOf(otherBranch).find(
    ({ allergens: { contains, mayContain } }) => !contains.milk && !mayContain.milk,
  );
  await page.goto(menuPath(otherBranch));
  await page.locator('[data-filter=milk]').click();
  await addButton(page, dish!.baseName).first().click();
  await page.goto(paths.ourTable);
  await main(page)
    .getByRole('link', { name: fill(words.page.other, { store: defaultBranch.store }) })
    .click();
  await expect.poll(() => listOf(page)?.branch).toBe(defaultBranch.id);
  expect(listOf(page)?.people).toEqual([{ ...newPerson(''), without: ['milk'], traces: false }]);
});

test('After Clear, the chip of a need that somebody has filters again', async ({ page }) => {
  const chip = page.locator('[data-filter=milk]');
  const people = [{ ...newPerson('Ravi'), without: ['milk'] as const, traces: false }, newPerson('Meena')];
  await page.goto(listAddress(otherBranch, [entryOf(first)], people));
  await expect(page.getByText('Ravi').filter({ visible: true }).first()).toBeVisible();
  await page.goto(menuPath(otherBranch));
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: filters.clear }).filter({ visible: true }).click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Clear can be undone on every page until something is chosen, and passes the focus on', async ({ page }) => {
  const clear = page.getByRole('button', { name: filters.clear }).filter({ visible: true });
  const counts = page.locator('[data-filter-status]').and(page.getByRole('status'));
  const undo = page.getByRole('button', { name: filters.undo });
  const vegan = stayingText(otherBranch, ({ diet }) => diet === 'vegan');
  await page.goto(paths.menu);
  // A live region has a place before it changes.
  await expect(counts).toHaveCount(1);
  await expect(page.locator('[data-filter-named][aria-live=polite]')).not.toHaveCSS('display', 'none');
  await page.locator('[data-filter=vegan]').click();
  await clear.press('Enter');
  await expect(undo).toBeFocused();
  await expect(counts).toHaveText(filters.cleared);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(filters.whole)).toBeVisible();
  await expect(page.getByText(filters.partOnly)).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto(menuPath(otherBranch));
  await expect(undo).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.005);
  await page.goto(paths.allergens(otherBranch.key));
  await undo.press('Enter');
  await expect(clear).toBeFocused();
  await expect(counts).toHaveText(vegan);
  await page.goto(`${paths.menu}#find=sesame&without=milk`);
  // Those of the link are added.
  await expect(page.getByText(filters.replaced)).toBeVisible();
  const allergen = menuWords.allergens.sesame.toLowerCase();
  await page.getByRole('button', { name: fill(filters.leaveOut, { allergen }) }).press('Enter');
  await expect(clear).toBeFocused();
  await expect(undo).toBeHidden();
});

test('Whoever comes with a list is on every menu; the panel brings back what is cleared', async ({ page }) => {
  const people = [{ ...newPerson('Ana'), without: ['fish'] as const }, newPerson('Rui')];
  const notAna = page.getByText(fill(filters.party.not, { name: 'Ana' })).first();
  await page.goto(`${menuPath(otherBranch)}#find=&diet=vegetarian`);
  await expect(page.locator('[data-filter=vegetarian]')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(listAddress(otherBranch, [entryOf(first, { eater: 1 })], people));
  await expect.poll(() => listOf(page)).toMatchObject({ people: [{}, ...people], entries: [{ eater: 2 }] });
  await page.goto(paths.menu);
  await expect(page.locator('[data-filter-words]')).toHaveText(/Ana: .*Me: .*Rui: /);
  await expect(notAna).toBeAttached();
  await page.getByRole('button', { name: filters.clear }).click();
  await expect(notAna).not.toBeAttached();
  await page.getByRole('button', { name: filters.open }).first().click();
  await dialog(page, filters.title).getByRole('button', { name: filters.undo }).click();
  await page.keyboard.press('Escape');
  await expect(notAna).toBeAttached();
});

test('Two lists that are too many for one are both kept, and the guest chooses', async ({ page }) => {
  const guests = (name: string) =>
    Array.from({ length: 7 }, (_, index) => ({ ...newPerson(`${name} ${index}`), without: ['nuts'] as const }));
  const theirs = listAddress(otherBranch, [entryOf(second, { quantity: 2 })], guests('Rui'));
  const mine = listAddress(otherBranch, [entryOf(first)], guests('Ana'));
  const title = (dish: typeof first) => main(page).getByRole('heading', { name: dish.baseName, exact: true });
  await page.goto(mine);
  await expect(title(first)).toBeVisible();
  await page.goto(theirs);
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
  // Nor does a link to filters take the place of one's own.
  await page.goto(filterPath(otherBranch, serializeFilters({ ...noFilters, people: guests('Rui') })));
  await expect(page.getByRole('alert')).toHaveText(fill(filters.tooMany, { people: MAX_PEOPLE }));
});

test('A shared list that is added to one’s own says so, and whose needs are joined; it can be taken off and brought back', async ({
  page,
}) => {
  const { joined, merged, separate, separated, bringBack } = words.page;
  const mine = [newPerson('Mira'), ravi('fish')];
  await page.goto(listAddress(otherBranch, [entryOf(first)], mine));
  await expect(main(page).getByRole('heading', { name: first.baseName, exact: true })).toBeVisible();
  await page.goto(paths.glossary);
  await page.goto(listAddress(otherBranch, [entryOf(second)], [ravi('nuts')]));
  const said = page.getByRole('status').filter({ hasText: fill(joined, { n: 2, before: 1 }) });
  await expect(said).toContainText(fill(merged, { names: 'Ravi' }));
  expect(listOf(page)?.people).toMatchObject([{ name: 'Mira' }, { name: 'Ravi', without: ['fish', 'nuts'] }]);
  await expectAccessible(page, 'joined');
  // A view that is closed goes back in the history.
  await main(page).getByRole('button', { name: words.actions.phone }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.actions.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: separate }).click();
  await expect(page.getByRole('status').filter({ hasText: separated })).toBeVisible();
  expect(listOf(page)).toMatchObject({ people: mine, entries: [entryOf(first)] });
  await page.getByRole('button', { name: bringBack }).click();
  await expect(said).toBeVisible();
  expect(listOf(page)).toMatchObject({ people: [{ name: 'Mira' }, { without: ['fish', 'nuts'] }], entries: [{}, {}] });
});

test('The people of the filters are at an empty table, with cards for the kitchen, and at that of a dish of the menu', async ({
  page,
}) => {
  const people = [newPerson('Ana'), { ...newPerson('Rui'), without: ['milk'] as const }];
  await page.goto(filterPath(otherBranch, serializeFilters({ ...noFilters, people })));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('site:party'))).toBeTruthy();
  await page.goto(paths.ourTable);
  await expect(main(page).locator('[data-empty]')).toContainText(/Rui: .*milk/i);
  await expect(main(page).getByRole('button', { name: fill(words.card.openFor, { name: 'Rui' }) })).toBeVisible();
  const offered = await main(page).locator('[data-empty] li b').allInnerTexts();
  expect(offered.filter((name) => milky.some(({ baseName }) => baseName === name))).toEqual([]);

  await page.getByRole('link', { name: words.page.back, exact: true }).click();
  await page.locator('[data-facts] [data-price] button').filter({ visible: true }).first().click();
  await page.getByRole('button', { name: filters.open }).first().click();
  await page.getByRole('checkbox', { name: menuWords.allergens.fish, exact: true }).check();
  await page.keyboard.press('Escape');
  await tableLink(page).click();
  await expect.poll(() => listOf(page)?.people).toEqual([people[0], { ...people[1], without: ['fish', 'milk'] }]);
  await main(page).getByText(words.page.people).click();
  await main(page).getByRole('checkbox', { name: menuWords.allergens.milk, exact: true }).check();
  await expect.poll(() => listOf(page)?.people[0]?.without).toEqual(['milk']);
  await expectAccessible(page, 'what a person cannot have');

  // Nobody is told to begin where no suggestion is for all.
  await page.evaluate(() => sessionStorage.clear());
  const strict = [{ ...newPerson(''), diet: 'vegan' as const, heat: 0, without: [...allergens] }];
  await page.goto(listAddress(otherBranch, [], strict));
  await expect(main(page).locator('[data-empty] li b')).toHaveCount(0);
  await expect(main(page).getByText(words.page.suggested)).toHaveCount(0);
});

test('A dish that may contain what somebody accepts as a trace says so, and what that means; others at the table are named too', async ({
  page,
}) => {
  const [dish, allergen] = dishesOf(otherBranch).flatMap((each) =>
    (['gluten', 'nuts', 'peanuts'] as const)
      .filter((one) => each.allergens.mayContain[one] && !each.allergens.contains[one])
      .map((one) => [each, one] as const),
  )[0]!;
  const word = menuWords.allergens[allergen].toLowerCase();
  const people = [
    { ...newPerson('Ana'), without: [allergen], traces: true },
    { ...newPerson('Rui'), without: [allergen] },
  ];
  await page.goto(listAddress(otherBranch, [entryOf(dish, { eater: 0 })], people));
  await expect(main(page).getByText(new RegExp(`^Ana: may contain ${word}`))).toBeVisible();
  const mates = fill(words.views.mates, { others: fill(words.views.mate, { name: 'Rui', list: word }) });
  await expect(main(page).getByText(mates)).toBeVisible();
  await main(page).getByText(words.page.people).click();
  await expect(main(page).getByText(filters.counted).first()).toBeVisible();
  await expect(main(page).getByText(filters.tracesKept)).toBeVisible();
  await main(page).getByRole('button', { name: words.actions.waiter }).filter({ visible: true }).first().click();
  const line = dialog(page, words.actions.waiter).getByRole('listitem').filter({ hasText: dish.baseName });
  await expect(line).toContainText(`Ana: may contain ${word}`);
  await expect(line.locator('mark')).toHaveCount(0);
  await expect(line).toContainText(mates);
  await page.keyboard.press('Escape');
  await main(page).getByRole('checkbox', { name: filters.strict }).check();
  await expect(main(page).getByText(filters.tracesKept)).toHaveCount(0);
});
