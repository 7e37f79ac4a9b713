import { renderToStaticMarkup } from 'react-dom/server';
import * as words from 'virtual:content/menu-page';
import { expect, test } from 'vitest';
import type { DishAllergens } from '../../../model/allergen-state.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import type { Dish } from '../../../model/types.ts';
import { AllergenSentences } from './allergen-sentences.tsx';

const { dish: sentences } = words.finder;
const nothing: DishAllergens = { contains: {}, crossContact: [], notInRecipe: [], checked: false };
const textOf = (known: Partial<DishAllergens>) =>
  renderToStaticMarkup(<AllergenSentences dish={{ allergens: { ...nothing, ...known } } as Dish} />).replaceAll(
    /<[^>]*>/g,
    '',
  );
const milk = words.allergens.milk.toLowerCase();

test('a dish of which nothing is known says so, and nothing else', () => {
  expect(textOf({})).toContain(sentences.unchecked);
  expect(textOf({})).not.toContain(sentences.nothing);
});

test('names causes and carriers, and says that the rest is not checked', () => {
  const text = textOf({
    contains: { milk: ['ghee', 'curd in the raita'] },
    crossContact: [{ at: 'shared fryer', allergens: ['fish', 'nuts'] }],
  });
  expect(text).toContain(`${milk} (ghee; curd in the raita)`);
  expect(text).toContain('shared fryer');
  expect(text).toContain(words.allergens.nuts.toLowerCase());
  expect(text).toContain(sentences.rest);
});

test('only a dish whose fourteen states are known says that none is in its recipe', () => {
  expect(textOf({ notInRecipe: [...allergens] })).toContain(sentences.nothing);
  const others = allergens.filter((one) => one !== 'milk');
  expect(textOf({ notInRecipe: others })).toContain(sentences.rest);
  expect(textOf({ notInRecipe: others })).not.toContain(sentences.nothing);
  expect(textOf({ notInRecipe: others, contains: { milk: ['ghee'] } })).not.toContain(sentences.nothing);
  expect(textOf({ notInRecipe: others, contains: { milk: ['ghee'] } })).not.toContain(sentences.rest);
});
