import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPdfColours } from '../../src/pdf/colours.ts';
import { createMenuPdfInput } from '../../src/pdf/input.ts';
import { listPages } from '../../src/routes.ts';
import { testLaws } from '#model/recipes/laws.testing.ts';
import { deriveAll } from '#model/recipes/what-if.ts';
import { type Files, readFolder } from '#model/read/files.ts';
import { parseContent } from '#model/read/read.ts';
import { allergenState } from '#model/allergen-state.ts';
import { allergens } from '#model/schema/allergens.ts';
import type { Content, Dish } from '#model/types.ts';
import { fakePictures } from '#model/read/content.testing.ts';
import { menuData } from '#src/publish/menu-data.ts';
import { content } from './content.ts';

/** The kitchen book of this restaurant. */

testLaws(content, 15);

const dishesOf = ({ menus }: Content, branch: string): Dish[] =>
  menus[branch]?.pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)) ?? [];

test('no cause is a guess: doubts are questions', () => {
  const known = content.branches.flatMap(({ key }) => dishesOf(content, key).map((dish) => dish.allergens));
  const causes = known.flatMap(({ contains }) => Object.values(contains).flatMap((some) => some ?? []));
  const carriers = known.flatMap(({ crossContact }) => crossContact.map(({ at }) => at));
  expect(causes.length).toBeGreaterThan(0);
  expect(
    [...causes, ...carriers].filter((cause) =>
      /\b(?:if (?:used|added)|in some|may be|perhaps|possibly|sometimes)\b/i.test(cause),
    ),
  ).toEqual([]);
});

describe('one changed line: the asafoetida is bought without wheat', async () => {
  const file = 'content/recipes/ingredients.yaml';
  const files = await readFolder(join(import.meta.dirname, '../../content'));
  const pictures = await fakePictures();
  const parse = (of: Files) => parseContent(of, { listPages, pictures });
  const text = new TextDecoder().decode(files.get(file));
  const entry = /^ {2}asafoetida:.*\n(?: {4}.*\n)*/m;
  // Whatever the kitchen has answered by now.
  const buying = (more: string) => {
    const bought = text.replace(entry, `  asafoetida: { name: compounded asafoetida${more} }\n`);
    return parse(new Map(files).set(file, new TextEncoder().encode(bought)));
  };
  const before = buying(', contains: { gluten: wheat flour }');
  const after = buying('');

  /** The dishes with asafoetida in them, by whether its gluten is the only one. */
  const withAsafoetida = deriveAll(before.recipes.book, before.recipes.served).filter(({ derived }) =>
    derived.parts.has('asafoetida'),
  );
  const isOnlyCause = ({ derived }: (typeof withAsafoetida)[number]) =>
    derived.contains.gluten?.every((cause) => cause.startsWith('wheat flour in the compounded asafoetida')) ?? false;
  const wanted = new Set(withAsafoetida.filter(isOnlyCause).map(({ branch, dish }) => `${branch} ${dish}`));

  /** The dishes for which something differs between before and after. */
  const changed = (valueOf: (of: Content, branch: string) => readonly (readonly [id: string, value: unknown])[]) =>
    new Set(
      before.branches.flatMap(({ key }) => {
        const values = new Map(valueOf(after, key));
        return valueOf(before, key).flatMap(([id, value]) =>
          JSON.stringify(values.get(id)) === JSON.stringify(value) ? [] : `${key} ${id}`,
        );
      }),
    );
  const shown = (ids: ReadonlySet<string>) =>
    before.branches.flatMap(({ key }) =>
      dishesOf(before, key).flatMap(({ id }) => (ids.has(`${key} ${id}`) ? `${key} ${id}` : [])),
    );
  const wantedOf = (isHere: (branch: Content['branches'][number]) => boolean) =>
    before.branches.flatMap((branch) =>
      isHere(branch) ? shown(wanted).filter((name) => name.startsWith(`${branch.key} `)) : [],
    );

  test('concerns some of the dishes with asafoetida, and not all', () => {
    expect(text).toMatch(entry);
    expect(wanted.size).toBeGreaterThan(0);
    expect(withAsafoetida.length).toBeGreaterThan(wanted.size);
  });

  test('exactly the dishes without other gluten no longer contain it, in the table of allergens', () => {
    const contained = changed((of, key) =>
      dishesOf(of, key).map((dish) => [dish.id, allergenState(dish.allergens, 'gluten') === 'contains']),
    );
    expect([...contained].toSorted()).toEqual(shown(wanted).toSorted());
    // Nothing gets graver, and no other allergen moves to or from "contains".
    for (const allergen of allergens.filter((one) => one !== 'gluten'))
      expect(
        changed((of, key) => dishesOf(of, key).map((dish) => [dish.id, allergenState(dish.allergens, allergen)])),
        allergen,
      ).toEqual(new Set());
  });

  test('the menu data follow', () => {
    const contained = changed((of, key) =>
      menuData(of, key).categories.flatMap(({ dishes }) =>
        dishes.map(({ id, allergens: states }) => [id, 'gluten' in states.contains] as const),
      ),
    );
    expect([...contained].toSorted()).toEqual(shown(wanted).toSorted());
    const json = JSON.stringify(after.branches.map(({ key }) => menuData(after, key)));
    expect(json).not.toContain('wheat flour in the compounded asafoetida');
  });

  test('the printed codes follow', () => {
    const coded = changed((of, key) => dishesOf(of, key).map(({ id, codes, name }) => [id, [codes, name]]));
    const expected = wantedOf(({ hasAllergenNotice }) => hasAllergenNotice);
    expect(expected.length).toBeGreaterThan(0);
    expect([...coded].toSorted()).toEqual(expected.toSorted());
  });

  test('the PDF follows', () => {
    const printed = changed((of, key) => {
      const branch = of.branches.find((one) => one.key === key);
      const pages = of.menus[key]?.pages.filter(({ isDrinks }) => !isDrinks) ?? [];
      const categories = pages.flatMap((page) => page.categories);
      if (!branch) return [];
      const input = createMenuPdfInput({
        brand: { name: of.site.brand },
        branch,
        categories,
        words: of.menuPage,
        currency: of.site.currency,
        colours: readPdfColours(() => '#000000'),
        date: new Date('2026-05-04T12:00:00Z'),
      });
      const ids = categories.flatMap(({ items }) => items.map(({ id }) => id));
      return input.categories
        .flatMap(({ items }) => items)
        .map(({ codes }, index) => [ids[index] ?? '', codes] as const);
    });
    const food = before.branches.flatMap(({ key, hasAllergenNotice }) =>
      (before.menus[key]?.pages ?? []).flatMap(({ isDrinks, categories }) =>
        isDrinks || !hasAllergenNotice
          ? []
          : categories.flatMap(({ items }) => items.map(({ id }) => `${key} ${id}`)).filter((name) => wanted.has(name)),
      ),
    );
    expect(food.length).toBeGreaterThan(0);
    expect([...printed].toSorted()).toEqual(food.toSorted());
  });
});
