import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allergenState, type AllergenState } from '../../model/dish-allergens.testing.ts';
import type { Allergen } from '../../model/schema/allergens.ts';
import { dishSchema } from '../../model/schema/menu.ts';
import type { Dish } from '../../model/types.ts';
import { readYaml } from '../../model/read/source.ts';
import { content } from './content.ts';

/** Checks that no schema can make: answers of the FAQ agree with the recipes, and each branch keeps its spelling. */

interface BranchDish {
  branch: string;
  name: string;
  category: string;
  /** Name and description in lower case. */
  words: string;
  allergens: Dish['allergens'];
  diet: Dish['diet'];
}

const dishes: BranchDish[] = Object.entries(content.menus).flatMap(([branch, { pages }]) =>
  pages
    .flatMap(({ categories }) => categories)
    .flatMap(({ name: category, items }) =>
      items.map(({ baseName: name, description = '', allergens, diet }) => {
        return { branch, name, category, words: `${name} ${description}`.toLowerCase(), allergens, diet };
      }),
    ),
);

const namesOf = (list: readonly BranchDish[]) => list.map(({ branch, name }) => `${branch}: ${name}`);
const answers = content.faq.questions.map(({ answer }) => answer).join('\n');

const every =
  (...names: readonly string[]) =>
  ({ name, category }: BranchDish) =>
    names.includes(name) || names.includes(category);

/** What the FAQ says of allergens, which dishes it means, and how the allergen stands in them. */
const claims: readonly [Allergen, AllergenState, (dish: BranchDish) => boolean, claim: string][] = [
  [
    'gluten',
    'neither',
    (dish) =>
      every('Soup', 'Vegetarian Gravies', 'Main Course - Vegetarian Curries', 'Tandoori', 'Tandoori Dishes')(dish) ||
      every('Idly', 'Plain Dosa', 'Masala Dosa', 'Veg Meals', 'Non Veg Meals')(dish) ||
      /^(?:Chicken|Mutton) Dum Bi?ri?yani$/.test(dish.name),
    'we list no pan, fryer, griddle or oven that they share with wheat: every soup and vegetable gravy; plain idly, plain dosa and masala dosa; Chicken and Mutton Dum Briyani; Veg Meals and Non Veg Meals; everything from the tandoor but the breads.',
  ],
  ['gluten', 'contains', every('Onion Rava Dosa'), 'Rava dosa is made of wheat'],
  [
    'gluten',
    'mayContain',
    every('Muttai Dosa', 'Madurai Kari Dosa', 'Chicken Chukka Dosa'),
    'dosa with egg or meat shares a griddle with parotta',
  ],
  ['eggs', 'mayContain', every('Plain Parotta'), 'parotta a griddle with egg and meat'],
  [
    'milk',
    'mayContain',
    ({ branch, name }) => branch === 'eastham' && name === 'Plain Parotta',
    'at East Ham with ghee too',
  ],
  [
    'milk',
    'neither',
    ({ branch, name }) => branch === 'wimbledon' && name === 'Plain Parotta',
    'at East Ham with ghee too',
  ],
  ['celery', 'neither', () => true, 'All of the 14 but celery and lupin'],
  ['lupin', 'neither', () => true, 'All of the 14 but celery and lupin'],
  [
    'nuts',
    'mayContain',
    every('Gulab Jamun', 'Thayir Vadai', 'Kizhi Parotta', 'Biriyani Box'),
    'May contain nuts: everything from the tandoor',
  ],
];

/** What a change of the FAQ needs: each sentence about allergens and diets has a row here that tests it. */
const SAYS_SO =
  'a sentence of the FAQ is no longer there; write its new words, and the dishes that they mean, into this test';

test.each(claims)('the FAQ is right about %s: %s', (allergen, state, isMeant, claim) => {
  expect(answers.includes(claim), `${SAYS_SO}: ${claim}`).toBe(true);
  const meant = dishes.filter(isMeant);
  expect(meant.length).toBeGreaterThan(0);
  const wrong = meant.filter(({ allergens }) => !allergens || allergenState(allergens, allergen) !== state);
  expect(namesOf(wrong)).toEqual([]);
});

/** What the FAQ says that vegetarians and vegans can eat. */
test.each([
  [
    ['vegetarian', 'vegan'],
    (dish: BranchDish) =>
      every(
        'Vegetarian Gravies',
        'Main Course - Vegetarian Curries',
        'Veg Meals',
        'Plain Naan',
        'Plain Parotta',
      )(dish) || /Idly$|^Vegetable Bi?ri?yani$/.test(dish.name),
    'Vegetarians have Veg Meals, every idly, most dosas and uthappams, naan, parotta, vegetable briyani and the vegetable gravies.',
  ],
  [
    ['vegan'],
    every('Idly', 'Plain Dosa', 'Masala Dosa', 'Sambar', 'Milagu Rasam', 'Medhu Vadai', 'Masala Vadai'),
    'plain idly, plain and masala dosa, sambar, rasam, medhu and masala vadai',
  ],
  [['vegan'], every('Plain Parotta', 'Ennai Kathirikai Kuzhambu'), 'parotta with salna, and aubergine kuzhambu'],
] as const)('the FAQ is right about dishes that are %s', (diets: readonly string[], isMeant, claim) => {
  expect(answers.includes(claim), `${SAYS_SO}: ${claim}`).toBe(true);
  const meant = dishes.filter(isMeant);
  expect(meant.length).toBeGreaterThan(0);
  expect(namesOf(meant.filter(({ diet }) => !diets.includes(diet)))).toEqual([]);
});

test('what is made by one recipe at both branches is the same dish on a list, however each spells it', () => {
  const [eastham = [], wimbledon = []] = Object.values(content.menus).map(({ pages }) =>
    pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)),
  );
  const listed = (dish: string, all: readonly Dish[]) => all.find(({ id }) => id === dish)?.listId;
  for (const [here, there] of [
    ['chicken-dum-briyani', 'chicken-dum-biriyani'],
    ['seeraga-samba-mutton-briyani', 'seeraga-samba-mutton-biriyani'],
    ['kumbakonam-filter-coffee', 'filter-coffee'],
    ['plain-dosa', 'plain-dosa'],
  ] as const) {
    expect(listed(here, eastham), here).toBeDefined();
    expect(listed(there, wimbledon), there).toBe(listed(here, eastham));
  }
  for (const all of [eastham, wimbledon]) expect(new Set(all.map(({ listId }) => listId)).size).toBe(all.length);
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
