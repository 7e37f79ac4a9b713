import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exclusionsFor, type FilteredDish, type Needs } from './decide-dish.ts';
import { allergenState } from './dish-allergens.testing.ts';
import { fullCopy } from './read/content.testing.ts';
import { allergens } from './schema/allergens.ts';
import { dishesOn } from './dishes-on.ts';

const dishes = Object.values(fullCopy().content().menus).flatMap((pages) => dishesOn(pages));
const all: Needs = { diet: 'all', heat: 3, without: [], traces: false };

const reasonsFor = (dish: FilteredDish, needs: Partial<Needs>) =>
  exclusionsFor(dish, [{ ...all, ...needs }]).flatMap(({ reasons }) => reasons);

test('no dish is left that contains what a guest leaves out, or may contain it without their leave', () => {
  const some = fc.subarray([...allergens], { minLength: 1 });
  fc.assert(
    fc.property(fc.constantFrom(...dishes), some, fc.boolean(), (dish, without, traces) => {
      const states = without.map((each) => allergenState(dish.allergens, each));
      const allowed = traces ? ['neither', 'mayContain'] : ['neither'];
      const isLeft = reasonsFor(dish, { without, traces }).length === 0;
      expect(isLeft).toBe(states.every((state) => allowed.includes(state)));
    }),
  );
});

test('a vegan dish is left for vegetarians, not the other way round', () => {
  const reasons = (diet: 'vegan' | 'vegetarian' | 'egg', needs: Partial<Needs>) =>
    reasonsFor(
      { diet, allergens: { contains: {}, mayContain: {}, kinds: { contains: {}, mayContain: {} } }, heat: 2 },
      needs,
    ).map(({ kind }) => kind);
  expect(reasons('vegan', { diet: 'vegetarian' })).toEqual([]);
  expect(reasons('vegetarian', { diet: 'vegan' })).toEqual(['vegan']);
  expect(reasons('egg', { diet: 'vegetarian', heat: 1 })).toEqual(['vegetarian', 'heat']);
});

test('a reason has the kinds and causes of the dish, and the person whom it is against', () => {
  const mayContain = { nuts: ['shared oven'] };
  const dish: FilteredDish = {
    diet: 'vegan',
    heat: 0,
    allergens: { contains: {}, mayContain, kinds: { contains: {}, mayContain: { nuts: ['almond'] } } },
  };
  const people: Needs[] = [all, { ...all, without: ['nuts'] }];
  const exclusions = [
    { person: 1, reasons: [{ kind: 'mayContain', allergen: 'nuts', kinds: ['almond'], causes: ['shared oven'] }] },
  ];
  expect(exclusionsFor(dish, people)).toEqual(exclusions);
});
