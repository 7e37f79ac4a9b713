import { paths } from '../../app/paths.ts';
import { allergenState } from '../../model/allergen-state.ts';
import { fill } from '../../model/fill.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { defaultBranch, menuPage, menus } from './content.ts';
import { expect, open, test } from './site.ts';

const words = menuPage.finder;
const dishes = menus[defaultBranch.key]!.pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));

test('The table of allergens has a row for each dish and a cell for each allergen', async ({ page }) => {
  await open(page, '/menu');
  await page
    .getByRole('link', { name: fill(words.table, { branch: defaultBranch.menuName }) })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(paths.allergens(defaultBranch.key));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(menuPage.allergenTable.title, { store: defaultBranch.store }),
  );
  const rows = page.locator('tbody tr').filter({ has: page.locator('td') });
  await expect(rows).toHaveCount(dishes.length);
  const cells = await rows.evaluateAll((all) =>
    // After what is known in words.
    all.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent)),
  );
  expect(cells).toEqual(
    dishes.map((dish) => allergens.map((allergen) => menuPage.states[allergenState(dish.allergens, allergen)])),
  );
});

test('The search of the allergen page leaves the rows that have its words', async ({ page }) => {
  const dish = dishes[0]!;
  await open(page, paths.allergens(defaultBranch.key));
  const rows = page.locator('tbody tr:visible');
  const total = await rows.count();
  await page.getByRole('searchbox').fill(dish.baseName.toUpperCase());
  await expect(page.getByRole('rowheader', { name: dish.baseName, exact: true })).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(total);
  await page.getByRole('searchbox').fill('helicopter');
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: fill(words.count, { n: 0, total }) })).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(total);
});
