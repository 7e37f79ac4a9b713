import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DishAllergens } from '../../../model/allergen-state.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
import { AllergenFacts } from './allergen-facts.tsx';

const dish = {
  open: 'What is in it',
  contains: 'Contains {list}.',
  mayContain: 'May contain {list}.',
  shared: '{allergens} ({at})',
  cause: '{allergens}: {cause}',
  why: 'Where from?',
  nothing: 'None of the 14.',
};
const names = Object.fromEntries(allergens.map((each) => [each, each.toUpperCase()])) as Record<Allergen, string>;
const textOf = (known: DishAllergens, hasWays?: boolean) =>
  renderToStaticMarkup(
    <AllergenFacts known={known} words={{ dish, allergens: names }} {...(hasWays !== undefined && { hasWays })} />,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const known: DishAllergens = {
  contains: { gluten: ['wheat in the parotta'], milk: ['ghee'] },
  mayContain: { fish: ['same fryer'], nuts: ['same fryer'], sesame: ['same grinder'] },
};

test('says in words what a dish contains, and what it may contain through what', () => {
  expect(textOf(known, false)).toBe(
    'Contains gluten, milk. May contain fish, nuts (same fryer); sesame (same grinder).',
  );
});

test('opens for what brings each allergen in', () => {
  expect(textOf(known)).toMatch(/Where from\? gluten: wheat in the parotta milk: ghee$/);
});

test('says of a dish with none that it has none, and has nothing to open', () => {
  expect(textOf({ contains: {}, mayContain: {} })).toBe('None of the 14.');
});
