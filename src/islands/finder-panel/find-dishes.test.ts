import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { allergenState } from '../../../model/allergen-state.ts';
import type { MenuCategory } from '../../../model/types.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { fullCopy } from '../../../model/read/content.testing.ts';
import { type FinderFilters, dietOptions, noFilters } from '../../stores/filters.ts';
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
    expect(names(find('harbour', { search: 'same fryer' }))).toEqual(['Salt Cod Fritters']);
  });
  test('requires every word to match', () => {
    expect(names(find('harbour', { search: 'piri chicken' }))).toEqual(['Half Chicken Piri Piri']);
    expect(find('harbour', { search: 'piri helicopter' })).toMatchObject({ count: 0, hidden: 0, categories: [] });
  });
});

test('the vegan diet shows vegan dishes alone', () => {
  const left = find('harbour', { diet: 'vegan' }).categories.flatMap(({ items }) => items);
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((dish) => dish.diet !== 'vegan')).toEqual([]);
});

test('hiding an allergen hides dishes that contain it or may contain it, and traces show the latter again', () => {
  const all = menus['harbour']?.flatMap(({ items }) => items) ?? [];
  const inState = (state: string) =>
    all.filter((dish) => dish.allergens && allergenState(dish.allergens, 'fish') === state).length;
  const strict = find('harbour', { without: ['fish'] });
  expect(strict.count).toBe(inState('neither'));
  expect(Object.fromEntries(strict.reasons.map(({ reason, dishes }) => [reason.kind, dishes]))).toEqual({
    contains: inState('contains'),
    mayContain: inState('mayContain'),
  });
  const lenient = find('harbour', { without: ['fish'], traces: true });
  expect(lenient.count).toBe(inState('neither') + inState('mayContain'));
  expect(lenient.reasons.map(({ reason }) => reason.kind)).toEqual(['contains']);
});

test('without recipes only heat hides a dish', () => {
  const wants: FinderFilters = { ...noFilters, diet: 'vegan', heat: 1, without: ['fish'] };
  expect(exclusionReasons({ heat: 1 }, wants)).toEqual([]);
  expect(exclusionReasons({ heat: 2 }, wants)).toEqual([{ kind: 'heat' }]);
});

test('never shows a dish that contains a hidden allergen, counts every dish once, and shows no more dishes for an additional allergen', () => {
  const choice: fc.Arbitrary<FinderFilters> = fc.record({
    search: fc.constantFrom('', 'piri', 'grilled', 'rice'),
    diet: fc.constantFrom(...dietOptions),
    heat: fc.integer({ min: 0, max: 3 }),
    without: fc.subarray([...allergens]),
    traces: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.constantFrom('harbour', 'abbey'), choice, fc.constantFrom(...allergens), (branch, chosen, more) => {
      const found = find(branch, chosen);
      const left = found.categories.flatMap(({ items }) => items);
      expect(left.length).toBe(found.count);
      expect(found.count + found.hidden).toBe(find(branch, { search: chosen.search }).count);
      for (const dish of left)
        for (const allergen of chosen.without) {
          const state = dish.allergens && allergenState(dish.allergens, allergen);
          expect(chosen.traces ? ['neither', 'mayContain'] : ['neither']).toContain(state);
        }
      const further = find(branch, { ...chosen, without: [...new Set([...chosen.without, more])] });
      expect(further.count).toBeLessThanOrEqual(found.count);
    }),
  );
});
