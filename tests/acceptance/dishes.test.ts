import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { allergenState } from '#model/dish-allergens.testing.ts';
import type { Allergen } from '#model/schema/allergens.ts';
import { dishSchema } from '#model/schema/menu.ts';
import type { Dish } from '#model/types.ts';
import { readYaml } from '#model/read/source.ts';
import { content } from './content.ts';

/** Checks that no schema can make: names and descriptions agree with the allergen data, and each branch keeps its spelling. */

interface BranchDish {
  branch: string;
  name: string;
  /** Name and description in lower case. */
  words: string;
  allergens: Dish['allergens'];
}

const dishes: BranchDish[] = Object.entries(content.menus).flatMap(([branch, { pages }]) =>
  pages
    .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
    .map(({ name, baseName, description = '', allergens }) => ({
      branch,
      name,
      words: `${baseName} ${description}`.toLowerCase(),
      allergens,
    })),
);

const namesOf = (list: readonly BranchDish[]) => list.map(({ branch, name }) => `${branch}: ${name}`);

// Guests with an allergy read a description as a list of ingredients. `except`: phrases in which the word is not an ingredient.
describe('the data of a dish has every allergen that its name or description names', () => {
  test.each<[Allergen, RegExp, except?: RegExp]>([
    [
      'milk',
      /paneer|ghee|curd\b|yoghurt|cream\b|butter\b|raita|milk\b|cheese|lassi/,
      /coconut milk|paneer soda|paneer here|not cheese/g,
    ],
    ['eggs', /\beggs?\b|muttai|omelette|kalaki/],
    ['crustaceans', /prawn|\beral\b|crab|nandu/, /for pepper-fried prawns/g],
    ['molluscs', /squid|kanava/],
    ['nuts', /cashew|pistachio|almond(?! gum)/],
    ['peanuts', /peanut/],
    ['soya', /\bsoy/],
    ['sesame', /gingelly|sesame/],
    [
      'gluten',
      /naan|parotta|semolina|vermicelli|chapati|poori|roti\b|rava|noodles(?! chopped)/,
      /rice.noodle|for soaking idly, dosa and parotta|for parotta/g,
    ],
    ['fish', /\bmeen\b|kingfish|anchov|pomfret|nethili|vanjaram|dried fish/],
    ['mustard', /sambar|\brasam/, /for parotta|hot rasam/g],
  ])('%s', (allergen, named, except) => {
    const wrong = dishes.filter(
      ({ words, allergens }) =>
        named.test(words.replaceAll(except ?? '', '')) &&
        (!allergens || allergenState(allergens, allergen) === 'neither'),
    );
    expect(namesOf(wrong)).toEqual([]);
  });
});

test('each branch keeps its spelling: briyani in East Ham, biriyani in Wimbledon', () => {
  const dishesOf = (branch: string, words: RegExp) =>
    namesOf(dishes.filter((dish) => dish.branch === branch && words.test(dish.words)));
  expect(dishesOf('wimbledon', /briyani/)).toEqual([]);
  expect(dishesOf('eastham', /biriyani|biryani/)).toEqual([]);
});

test.each(['eastham/menu', 'wimbledon/menu', 'wimbledon/drinks'])(
  'the template at the head of %s.yaml is a valid dish except for its price',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, `../../content/branches/${file}.yaml`), 'utf8');
    const template = text
      .split('\n')
      .filter((line) => line.startsWith('#      '))
      .map((line) => line.slice(1))
      .join('\n');
    const source = readYaml('template', template, ({ message }) => expect.fail(message));
    const result = v.safeParse(v.array(dishSchema), source?.value);
    expect(
      result.issues
        ?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
        .filter((issue) => !issue.includes('not above zero')),
    ).toEqual([]);
  },
);
