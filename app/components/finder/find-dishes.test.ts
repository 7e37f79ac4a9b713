import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { allergenState } from '../../../model/allergen-state.ts';
import type { MenuCategory } from '../../../model/types.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { contentCopy } from '../../../model/read/content.testing.ts';
import { type Choices, dietChoices, uncertainStates, noChoices } from './choices.ts';
import { findDishes, type FoundDishes } from './find-dishes.ts';

let menus: Record<string, MenuCategory[]>;
beforeAll(() => {
  const content = contentCopy().content();
  menus = Object.fromEntries(
    Object.entries(content.menus).map(([branch, { pages }]) => [branch, pages.flatMap(({ categories }) => categories)]),
  );
});

const find = (branch: string, choices: Partial<Choices>) =>
  findDishes(menus[branch] ?? [], { ...noChoices, ...choices });
const names = ({ categories }: FoundDishes) => categories.flatMap(({ items }) => items.map(({ baseName }) => baseName));

test('without choices every dish of every page is there', () => {
  const found = find('wimbledon', {});
  expect(found).toMatchObject({ count: found.total, hidden: 0, reasons: [] });
  expect(found.total).toBeGreaterThan(200);
});

describe('search', () => {
  test('in names, whatever their case', () => {
    expect(names(find('eastham', { search: 'CHICKEN 65' }))).toContain('Chicken 65');
    expect(names(find('eastham', { search: 'chicken 65' })).every((name) => /chicken/i.test(name))).toBe(true);
  });
  test('in Tamil', () => {
    expect(names(find('eastham', { search: 'மிளகு ரசம்' }))).toEqual(['Milagu Rasam']);
  });
  test('without accents', () => {
    expect(names(find('wimbledon', { search: 'gewurztraminer' }))).toHaveLength(1);
  });
  test('in what is on the plate, and through what an allergen is there', () => {
    expect(names(find('eastham', { search: 'horse gram' }))).toContain('Kollu Rasam');
    expect(names(find('eastham', { search: 'asafoetida' }))).toContain('Milagu Rasam');
  });
  test('every word counts, and words that are nowhere leave nothing', () => {
    expect(names(find('eastham', { search: 'dosa masala' }))).toContain('Masala Dosa');
    expect(find('eastham', { search: 'dosa helicopter' })).toMatchObject({ count: 0, hidden: 0, categories: [] });
  });
});

test('a vegan finds no dish with milk, eggs or meat', () => {
  const left = find('eastham', { diet: 'vegan' }).categories.flatMap(({ items }) => items);
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter(({ allergens: { contains } }) => contains.milk ?? contains.eggs ?? contains.fish)).toEqual([]);
});

describe('hiding an allergen', () => {
  test('hides what contains it, may contain it, or has not been checked, and says how many of each', () => {
    const found = find('wimbledon', { without: ['milk'] });
    const all = menus['wimbledon']?.flatMap(({ items }) => items) ?? [];
    const inState = (state: string) => all.filter((dish) => allergenState(dish.allergens, 'milk') === state).length;
    expect(found.count).toBe(inState('notInRecipe'));
    expect(Object.fromEntries(found.reasons.map(({ reason, dishes }) => [reason.kind, dishes]))).toEqual({
      contains: inState('contains'),
      mayContain: inState('mayContain'),
      notChecked: inState('notChecked'),
    });
  });

  test('doubtful dishes come back one kind at a time, those that contain it never', () => {
    const strict = find('wimbledon', { without: ['milk'] });
    const may = find('wimbledon', { without: ['milk'], allow: ['mayContain'] });
    const both = find('wimbledon', { without: ['milk'], allow: ['mayContain', 'notChecked'] });
    expect(may.count).toBeGreaterThan(strict.count);
    expect(both.count).toBeGreaterThan(may.count);
    expect(both.reasons.map(({ reason }) => reason.kind)).toEqual(['contains']);
  });
});

test('whatever is chosen, nothing is shown that contains it, every dish is counted once, and a further wish never shows more', () => {
  const wish: fc.Arbitrary<Choices> = fc.record({
    search: fc.constantFrom('', 'dosa', 'chicken', 'rice'),
    diet: fc.constantFrom(...dietChoices),
    heat: fc.integer({ min: 0, max: 3 }),
    without: fc.subarray([...allergens]),
    allow: fc.subarray([...uncertainStates]),
  });
  fc.assert(
    fc.property(
      fc.constantFrom('eastham', 'wimbledon'),
      wish,
      fc.constantFrom(...allergens),
      (branch, chosen, more) => {
        const found = find(branch, chosen);
        const left = found.categories.flatMap(({ items }) => items);
        expect(left.length).toBe(found.count);
        expect(found.count + found.hidden).toBe(find(branch, { search: chosen.search }).count);
        for (const dish of left)
          for (const allergen of chosen.without) {
            const state = allergenState(dish.allergens, allergen);
            expect(state === 'notInRecipe' || chosen.allow.some((doubt) => doubt === state)).toBe(true);
          }
        const further = find(branch, { ...chosen, without: [...new Set([...chosen.without, more])] });
        expect(further.count).toBeLessThanOrEqual(found.count);
      },
    ),
  );
});
