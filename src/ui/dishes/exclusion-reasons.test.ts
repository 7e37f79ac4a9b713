import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergenState } from '../../../model/dish-allergens.testing.ts';
import { fullCopy } from '../../../model/read/content.testing.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { factsOf, readFacts, writeFacts } from './dish-facts.ts';
import { exclusionReasons, type Needs } from './exclusion-reasons.ts';

const dishes = Object.values(fullCopy().content().menus).flatMap(({ pages }) =>
  pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)),
);
const all: Needs = { diet: 'all', heat: 3, without: [], traces: false };

test('the facts in the page are those of the recipe', () => {
  for (const dish of dishes) {
    const { contains, mayContain, heat, diet } = readFacts(writeFacts(dish));
    const states = allergens.map((each) =>
      contains.has(each) ? 'contains' : mayContain.has(each) ? 'mayContain' : 'neither',
    );
    expect(states, dish.id).toEqual(allergens.map((each) => allergenState(dish.allergens, each)));
    expect(heat).toBe(dish.heat);
    expect(diet === 'other', dish.id).toBe(!['vegan', 'vegetarian'].includes(dish.diet));
  }
});

test('no dish is left that contains what a guest leaves out, or may contain it without their leave', () => {
  const some = fc.subarray([...allergens], { minLength: 1 });
  fc.assert(
    fc.property(fc.constantFrom(...dishes), some, fc.boolean(), (dish, without, traces) => {
      const states = without.map((each) => allergenState(dish.allergens, each));
      const allowed = traces ? ['neither', 'mayContain'] : ['neither'];
      const isLeft = exclusionReasons(factsOf(dish), { ...all, without, traces }).length === 0;
      expect(isLeft).toBe(states.every((state) => allowed.includes(state)));
    }),
  );
});

test('a vegan dish is left for vegetarians, not the other way round', () => {
  const reasons = (diet: 'vegan' | 'vegetarian' | 'egg', needs: Partial<Needs>) =>
    exclusionReasons(factsOf({ diet, allergens: { contains: {}, mayContain: {}, kinds: {} }, heat: 2 }), {
      ...all,
      ...needs,
    }).map(({ kind }) => kind);
  expect(reasons('vegan', { diet: 'vegetarian' })).toEqual([]);
  expect(reasons('vegetarian', { diet: 'vegan' })).toEqual(['vegan']);
  expect(reasons('egg', { diet: 'vegetarian', heat: 1 })).toEqual(['vegetarian', 'heat']);
});
