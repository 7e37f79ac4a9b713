import { expect, test } from 'vitest';
import { allergenState } from '../../../model/dish-allergens.testing.ts';
import { fullCopy } from '../../../model/read/content.testing.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { readFacts, writeFacts } from './dish-facts.ts';
import { dishesOn } from '../../../model/dishes-on.ts';

const dishes = Object.values(fullCopy().content().menus).flatMap((pages) => dishesOn(pages));

test('the facts in the page are those of the recipe', () => {
  for (const dish of dishes) {
    const facts = readFacts(writeFacts(dish));
    expect(
      allergens.map((each) => allergenState(facts.allergens, each)),
      dish.id,
    ).toEqual(allergens.map((each) => allergenState(dish.allergens, each)));
    expect(facts.heat).toBe(dish.heat);
    expect(facts.diet === 'other', dish.id).toBe(!['vegan', 'vegetarian'].includes(dish.diet));
  }
});
