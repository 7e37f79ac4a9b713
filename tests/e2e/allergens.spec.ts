import { paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { defaultBranch, menuPage, menus } from './content.ts';
import { expect, open, test } from './site.ts';

const words = menuPage.finder;
const dishes = menus[defaultBranch.key]!.pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));

test('The menu leads to its table of allergens, whose search leaves the rows that have its words', async ({ page }) => {
  const dish = dishes[0]!;
  await open(page, '/menu');
  await page
    .getByRole('link', { name: fill(words.table, { branch: defaultBranch.menuName }) })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(paths.allergens(defaultBranch.key));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(menuPage.allergenTable.title, { store: defaultBranch.store }),
  );
  const search = page.getByRole('searchbox');
  const shown = page.getByRole('rowheader').filter({ visible: true });
  await expect(shown).toHaveText(dishes.map(({ baseName }) => baseName));
  await search.fill(dish.baseName.toUpperCase());
  await expect(shown).toHaveText([dish.baseName]);
  await search.fill('helicopter');
  await expect(shown).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: fill(words.count, { n: 0, total: dishes.length }) }),
  ).toHaveCount(1);
  await search.fill('');
  await expect(shown).toHaveCount(dishes.length);
});
