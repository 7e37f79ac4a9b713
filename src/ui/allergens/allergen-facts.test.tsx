import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DishAllergens } from '../../../model/allergen-state.ts';
import { fill } from '../../../model/fill.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
import { AllergenFacts } from './allergen-facts.tsx';

const sentences = {
  contains: 'Contains {list}',
  mayContain: 'May contain {list}',
  inDoubt: 'Perhaps in the recipe: {list}',
  others: 'No other of the fourteen',
  nothing: 'None of the fourteen',
  unchecked: 'Nothing is known',
  rest: 'The rest is not checked',
  why: 'Why?',
  cause: '{cause}: {allergens}',
  shared: '{at}: {allergens}',
};
const names = Object.fromEntries(allergens.map((each) => [each, each.toUpperCase()])) as Record<Allergen, string>;
const words = { dish: sentences, allergens: names };
const nothing: DishAllergens = { contains: {}, crossContact: [], inDoubt: [], notInRecipe: [], checked: false };
const textOf = (known: Partial<DishAllergens>, isRestSaid = false) =>
  renderToStaticMarkup(
    <AllergenFacts known={{ ...nothing, ...known }} isRestSaid={isRestSaid} words={words} />,
  ).replaceAll(/<[^>]*>/g, ' ');
const milk = words.allergens.milk.toLowerCase();

test('a dish of which nothing is known says so, even if the page says it of all', () => {
  for (const isRestSaid of [true, false]) {
    expect(textOf({}, isRestSaid)).toContain(sentences.unchecked);
    expect(textOf({}, isRestSaid)).not.toContain(sentences.nothing);
  }
});

test('names what a dish contains, its causes and carriers', () => {
  const text = textOf({
    contains: { milk: ['ghee', 'curd in the raita'] },
    crossContact: [{ at: 'shared fryer', allergens: ['fish', 'nuts'] }],
    inDoubt: [],
  });
  expect(text).toContain(milk);
  expect(text).toContain(`ghee: ${milk}`);
  expect(text).toContain(`curd in the raita: ${milk}`);
  expect(text).toContain('shared fryer');
  expect(text).toContain(words.allergens.nuts.toLowerCase());
});

test('names what may be in the recipe itself too', () => {
  const crossContact = [{ at: 'shared grinder', allergens: ['nuts' as const] }];
  const sentence = fill(sentences.inDoubt, { list: words.allergens.nuts.toLowerCase() });
  expect(textOf({ crossContact, inDoubt: ['nuts'] })).toContain(sentence);
  expect(textOf({ crossContact })).not.toContain(sentence);
});

test('names an allergen once: what is perhaps in the recipe is not called a trace as well', () => {
  const crossContact = [{ at: 'shared grinder', allergens: ['nuts' as const, 'fish' as const] }];
  const nuts = words.allergens.nuts.toLowerCase();
  const traces = fill(sentences.mayContain, { list: words.allergens.fish.toLowerCase() });
  const text = textOf({ crossContact, inDoubt: ['nuts'] });
  expect(text).toContain(`${traces} `);
  expect(text).not.toContain(fill(sentences.mayContain, { list: nuts }));
});

test('says that the rest is not checked, unless the page says it of all dishes', () => {
  const known = { contains: { milk: ['ghee'] } };
  expect(textOf(known)).toContain(sentences.rest);
  expect(textOf(known, true)).not.toContain(sentences.rest);
});

test('only a dish whose fourteen states are known says what is not in its recipe', () => {
  expect(textOf({ notInRecipe: [...allergens] })).toContain(sentences.nothing);
  const others = allergens.filter((one) => one !== 'milk');
  expect(textOf({ notInRecipe: others })).toContain(sentences.rest);
  expect(textOf({ notInRecipe: others })).not.toContain(sentences.nothing);
  const complete = textOf({ notInRecipe: others, contains: { milk: ['ghee'] } });
  expect(complete).toContain(sentences.others);
  expect(complete).not.toContain(sentences.nothing);
  expect(complete).not.toContain(sentences.rest);
});
