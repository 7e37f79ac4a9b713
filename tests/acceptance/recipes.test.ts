import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testLaws } from '#model/recipes/laws.testing.ts';
import { deriveAll } from '#model/recipes/derive.ts';
import { type Files, readFolder } from '#model/read/files.ts';
import { parseContent } from '#model/read/read.ts';
import { fakePictures } from '#model/read/content.testing.ts';
import type { Content, Dish } from '#model/types.ts';
import { readPdfColours } from '#src/pdf/colours.ts';
import { createMenuPdfInput } from '#src/pdf/input.ts';
import { menuData } from '#src/publish/menu-data.ts';
import { listPages } from '#src/routes.ts';
import { noFilters } from '#src/stores/people.ts';
import { groupByCause } from '#src/ui/allergens/known-allergens.ts';
import { factsOf } from '#src/ui/dishes/dish-facts.ts';
import { exclusionReasons } from '#src/ui/dishes/exclusion-reasons.ts';
import { content } from './content.ts';

/** The recipes of this restaurant. */

testLaws(content, 15);

const categoriesOf = ({ menus }: Content, branch: string, isPrinted = false) =>
  (menus[branch]?.pages ?? []).flatMap(({ categories, isDrinks }) => (isDrinks && isPrinted ? [] : categories));
const dishesOf = (of: Content, branch: string): Dish[] => categoriesOf(of, branch).flatMap(({ items }) => items);

test('every dish has a definite list, and no cause in it is a guess', () => {
  const known = content.branches.flatMap(({ key }) => dishesOf(content, key).map((dish) => dish.allergens));
  expect(known).not.toContain(undefined);
  const causes = known.flatMap((one) => [one!.contains, one!.mayContain].flatMap((some) => Object.values(some).flat()));
  expect(causes.length).toBeGreaterThan(0);
  expect(
    causes.filter((cause) => /\?|\b(?:if (?:used|added)|in some|may be|perhaps|possibly|sometimes)\b/i.test(cause)),
  ).toEqual([]);
});

describe('one changed line: the asafoetida is bought with wheat', async () => {
  const file = 'content/recipes/ingredients.yaml';
  const files = await readFolder(join(import.meta.dirname, '../../content'));
  const pictures = await fakePictures();
  const parse = (of: Files) => parseContent(of, { listPages, pictures });
  const text = new TextDecoder().decode(files.get(file));
  const entry = /^ {2}asafoetida:.*\n(?: {4}.*\n)*/m;
  // Whatever the kitchen buys by now.
  const buying = (more: string) => {
    const bought = text.replace(entry, `  asafoetida: { name: compounded asafoetida${more} }\n`);
    return parse(new Map(files).set(file, new TextEncoder().encode(bought)));
  };
  const before = buying('');
  const after = buying(', contains: { gluten: wheat flour }');
  const nameOf = ({ branch, dish }: { branch: string; dish: string }) => `${branch} ${dish}`;
  const onMenu = new Set(before.branches.flatMap(({ key }) => dishesOf(before, key).map(({ id }) => `${key} ${id}`)));

  /** The dishes with asafoetida on the menus, and those of them that have no other gluten. */
  const withAsafoetida = deriveAll(before.recipes.book!, before.recipes.served).filter(
    (one) => one.derived.parts.has('asafoetida') && onMenu.has(nameOf(one)),
  );
  const newlyGluten = withAsafoetida.filter(({ derived }) => !derived.contains.gluten);
  /** The names of dishes for which a value differs between before and after. */
  const changed = (valuesOf: (of: Content, branch: string) => readonly (readonly [id: string, value: unknown])[]) =>
    before.branches
      .flatMap(({ key }) => {
        const values = new Map(valuesOf(after, key));
        return valuesOf(before, key).flatMap(([id, value]) =>
          JSON.stringify(values.get(id)) === JSON.stringify(value) ? [] : `${key} ${id}`,
        );
      })
      .toSorted();
  const names = (dishes: typeof withAsafoetida) => dishes.map(nameOf).toSorted();

  test('concerns some of the dishes with asafoetida, and not all', () => {
    expect(text).toMatch(entry);
    expect(newlyGluten.length).toBeGreaterThan(0);
    expect(withAsafoetida.length).toBeGreaterThan(newlyGluten.length);
  });

  test('on the page exactly the dishes that hold it say that they contain gluten through it', () => {
    const cause = 'wheat flour in the compounded asafoetida';
    const saying = changed((of, key) =>
      dishesOf(of, key).map(({ id, allergens: known }) => [
        id,
        groupByCause(known!.contains).some((group) => group.cause.includes(cause)),
      ]),
    );
    expect(saying).toEqual(names(withAsafoetida));
  });

  test('the menu data follow', () => {
    const contained = changed((of, key) =>
      menuData(of, key).categories.flatMap(({ dishes }) => dishes.map((dish) => [dish.id, dish.allergens?.contains])),
    );
    expect(contained).toEqual(names(withAsafoetida));
  });

  test('the filters follow: they leave out what holds it, and beside that only what shares equipment with it', () => {
    const shown = (traces: boolean) =>
      changed((of, key) => {
        const needs = { ...noFilters, without: ['gluten'] as const, traces };
        return dishesOf(of, key).map((dish) => [dish.id, exclusionReasons(factsOf(dish), needs).length === 0]);
      });
    expect(shown(true)).toEqual(names(newlyGluten));
  });

  test('the printed codes follow, in the names and in the PDF', () => {
    const coded = new Set(before.branches.flatMap(({ key, hasAllergenNotice }) => (hasAllergenNotice ? key : [])));
    const expected = newlyGluten.filter(({ branch }) => coded.has(branch));
    expect(expected.length).toBeGreaterThan(0);
    expect(changed((of, key) => dishesOf(of, key).map(({ id, name }) => [id, name]))).toEqual(names(expected));
    const printed = changed((of, key) => {
      const categories = categoriesOf(of, key, true);
      const input = createMenuPdfInput({
        brand: { name: of.site.brand },
        branch: of.branches.find((one) => one.key === key)!,
        categories,
        words: of.menuPage,
        currency: of.site.currency,
        colours: readPdfColours(() => '#000000'),
        date: new Date('2026-05-04T12:00:00Z'),
      });
      const items = input.categories.flatMap((category) => category.items);
      return categories.flatMap((category) => category.items).map(({ id }, index) => [id, items[index]?.codes]);
    });
    const food = new Set(
      before.branches.flatMap(({ key }) =>
        categoriesOf(before, key, true).flatMap(({ items }) => items.map(({ id }) => `${key} ${id}`)),
      ),
    );
    expect(printed).toEqual(names(expected).filter((name) => food.has(name)));
  });
});
