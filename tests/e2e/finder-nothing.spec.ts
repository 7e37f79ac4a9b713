import { waysOut } from '../../app/components/finder/allow-more.ts';
import { type FinderFilters, noFilters, serializeFilters } from '../../app/components/finder/filters.ts';
import { findDishes } from '../../app/components/finder/find-dishes.ts';
import { newPerson, noParty } from '../../app/components/finder/party.ts';
import { finderPath } from '../../app/paths.ts';
import { fill } from '../../model/fill.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { defaultBranch, menuPage, menus } from './content.ts';
import { expect, open, test } from './site.ts';

const words = menuPage.finder;
const categories = menus[defaultBranch.key]!.pages.flatMap((page) => page.categories);
const find = (filters: FinderFilters) => findDishes(categories, filters);

test('Where nothing is left, a tap shows what is uncertain, with its number', async ({ page }) => {
  const searches = categories
    .flatMap(({ items }) => items)
    .flatMap(({ baseName }) =>
      allergens.flatMap((allergen) => [{ ...noFilters, search: baseName, without: [allergen] }]),
    );
  const [found] = searches.flatMap((needs) => {
    const people = [{ ...newPerson(''), without: needs.without }];
    const [way] = waysOut(categories, { ...noParty, search: needs.search, people });
    return way && find(needs).count === 0 ? [{ needs, way }] : [];
  });
  const [state] = found?.way.states ?? [];
  if (!found || !state) throw new Error('No dish is uncertain');
  const { needs, way } = found;
  await open(page, finderPath(defaultBranch, serializeFilters(needs)));
  const name = fill(words.widen[way.states.length > 1 ? 'both' : state], { n: way.count });
  await page.getByRole('button', { name, exact: true }).click();
  const { count, total } = find({ ...needs, allow: way.states });
  await expect(page.getByRole('status').filter({ hasText: fill(words.count, { n: count, total }) })).toHaveCount(1);
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});
