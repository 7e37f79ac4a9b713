import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { allergenState } from '../../../model/allergen-state.ts';
import type { MenuCategory } from '../../../model/types.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { fullCopy } from '../../../model/read/content.testing.ts';
import { type FinderFilters, dietOptions, uncertainStates, noFilters } from '../../stores/filters.ts';
import { exclusionReasons } from '../party/exclusion-reasons.ts';
import { findDishes, type FoundDishes } from './find-dishes.ts';

let menus: Record<string, MenuCategory[]>;
beforeAll(() => {
  const content = fullCopy().content();
  menus = Object.fromEntries(
    Object.entries(content.menus).map(([branch, { pages }]) => [branch, pages.flatMap(({ categories }) => categories)]),
  );
});

const find = (branch: string, filters: Partial<FinderFilters>) =>
  findDishes(menus[branch] ?? [], { ...noFilters, ...filters });
const names = ({ categories }: FoundDishes<MenuCategory>) =>
  categories.flatMap(({ items }) => items.map(({ baseName }) => baseName));

test('finds every dish of every page if nothing is chosen', () => {
  const found = find('harbour', {});
  expect(found).toMatchObject({ count: found.total, hidden: 0, reasons: [] });
  expect(found.total).toBe(menus['harbour']?.flatMap(({ items }) => items).length);
});

describe('search', () => {
  test('matches names in any case', () => {
    for (const search of ['PASTEL DE NATA', 'pastel de nata'])
      expect(names(find('harbour', { search }))).toEqual(['Pastel de Nata']);
  });
  test('matches names in a second script', () => {
    expect(names(find('harbour', { search: 'மிளகு ரசம்' }))).toEqual(['Caldo Verde']);
  });
  test('ignores accents', () => {
    expect(names(find('harbour', { search: 'pao' }))).toEqual(['Pão de Alho']);
  });
  test('matches descriptions and the sources of allergens', () => {
    expect(names(find('harbour', { search: 'monkfish' }))).toEqual(['Shellfish Cataplana', 'Monkfish Rice']);
    expect(names(find('harbour', { search: 'parsley' }))).toEqual(['Charred Aubergine']);
    expect(names(find('harbour', { search: 'wine vinegar' }))).toContain('Extra Piri Piri');
    expect(names(find('harbour', { search: 'shared fryer' }))).toEqual(['Salt Cod Fritters']);
  });
  test('requires every word to match', () => {
    expect(names(find('harbour', { search: 'piri chicken' }))).toEqual(['Half Chicken Piri Piri']);
    expect(find('harbour', { search: 'piri helicopter' })).toMatchObject({ count: 0, hidden: 0, categories: [] });
  });
});

test('the vegan diet shows no dish with milk, eggs or fish', () => {
  const left = find('harbour', { diet: 'vegan' }).categories.flatMap(({ items }) => items);
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter(({ allergens: { contains } }) => contains.milk ?? contains.eggs ?? contains.fish)).toEqual([]);
});

test('a dish whose diet nobody knows is hidden from vegetarians and vegans, and not called "not vegetarian"', () => {
  const [dish] = menus['harbour']?.flatMap(({ items }) => items) ?? [];
  const unknown = { ...dish!, isVeg: false, diet: 'unknown' as const, heat: 0 };
  for (const diet of ['vegetarian', 'vegan'] as const)
    expect(exclusionReasons(unknown, { ...noFilters, diet })).toEqual([{ kind: 'dietUnknown' }]);
  expect(exclusionReasons({ ...unknown, diet: 'fish' }, { ...noFilters, diet: 'vegan' })).toEqual([{ kind: 'vegan' }]);
  expect(exclusionReasons(unknown, noFilters)).toEqual([]);
});

describe('hiding an allergen', () => {
  test('hides dishes that contain it, may contain it or are not checked, and counts each group', () => {
    const found = find('harbour', { without: ['fish'] });
    const all = menus['harbour']?.flatMap(({ items }) => items) ?? [];
    const inState = (state: string) => all.filter((dish) => allergenState(dish.allergens, 'fish') === state).length;
    expect(found.count).toBe(inState('notInRecipe'));
    expect(Object.fromEntries(found.reasons.map(({ reason, dishes }) => [reason.kind, dishes]))).toEqual({
      contains: inState('contains'),
      mayContain: inState('mayContain'),
      notChecked: inState('notChecked'),
    });
  });

  test('shows uncertain dishes again one state at a time, and never those that contain it', () => {
    const strict = find('harbour', { without: ['fish'] });
    const may = find('harbour', { without: ['fish'], allow: ['mayContain'] });
    const both = find('harbour', { without: ['fish'], allow: ['mayContain', 'notChecked'] });
    expect(may.count).toBeGreaterThan(strict.count);
    expect(both.count).toBeGreaterThan(may.count);
    expect(both.reasons.map(({ reason }) => reason.kind)).toEqual(['contains']);
  });

  test('shows a dish whose recipe is in doubt too only to who allows both states', () => {
    const [dish] = menus['harbour']?.flatMap(({ items }) => items) ?? [];
    const doubtful = {
      ...dish!,
      heat: 0,
      allergens: { ...dish!.allergens, contains: {}, crossContact: [{ at: 'grinder', allergens: ['nuts' as const] }] },
    };
    const kinds = (inDoubt: readonly 'nuts'[], allow: FinderFilters['allow']) =>
      exclusionReasons(
        { ...doubtful, allergens: { ...doubtful.allergens, inDoubt } },
        { ...noFilters, without: ['nuts'], allow },
      ).map(({ kind }) => kind);
    expect(kinds(['nuts'], [])).toEqual(['mayContain', 'notChecked']);
    expect(kinds(['nuts'], ['mayContain'])).toEqual(['notChecked']);
    expect(kinds(['nuts'], ['notChecked'])).toEqual(['mayContain']);
    expect(kinds(['nuts'], ['mayContain', 'notChecked'])).toEqual([]);
    expect(kinds([], ['mayContain'])).toEqual([]);
  });
});

test('never shows a dish that contains a hidden allergen, counts every dish once, and shows no more dishes for an additional allergen', () => {
  const choice: fc.Arbitrary<FinderFilters> = fc.record({
    search: fc.constantFrom('', 'piri', 'grilled', 'rice'),
    diet: fc.constantFrom(...dietOptions),
    heat: fc.integer({ min: 0, max: 3 }),
    without: fc.subarray([...allergens]),
    allow: fc.subarray([...uncertainStates]),
  });
  fc.assert(
    fc.property(fc.constantFrom('harbour', 'abbey'), choice, fc.constantFrom(...allergens), (branch, chosen, more) => {
      const found = find(branch, chosen);
      const left = found.categories.flatMap(({ items }) => items);
      expect(left.length).toBe(found.count);
      expect(found.count + found.hidden).toBe(find(branch, { search: chosen.search }).count);
      for (const dish of left)
        for (const allergen of chosen.without) {
          expect(dish.allergens.contains).not.toHaveProperty(allergen);
          const state = allergenState(dish.allergens, allergen);
          expect(state === 'notInRecipe' || chosen.allow.some((doubt) => doubt === state)).toBe(true);
        }
      const further = find(branch, { ...chosen, without: [...new Set([...chosen.without, more])] });
      expect(further.count).toBeLessThanOrEqual(found.count);
    }),
  );
});
