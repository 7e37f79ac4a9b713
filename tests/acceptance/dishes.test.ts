import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allergenState, type AllergenState } from '../../model/dish-allergens.testing.ts';
import { type Allergen, allergens } from '../../model/schema/allergens.ts';
import { dishSchema } from '../../model/schema/menu.ts';
import type { Dish } from '../../model/types.ts';
import { readYaml } from '../../model/read/source.ts';
import { content } from './content.ts';

/** Checks that no schema can make: answers of the FAQ agree with the recipes, and each branch keeps its spelling. */

interface BranchDish extends Pick<Dish, 'allergens' | 'diet'> {
  branch: string;
  name: string;
  category: string;
  /** Name and description in lower case. */
  words: string;
}

const dishes: BranchDish[] = Object.entries(content.menus).flatMap(([branch, pages]) =>
  pages
    .flatMap(({ categories }) => categories)
    .flatMap(({ name: category, items }) =>
      items.map((dish) => {
        const { baseName: name, description = '' } = dish;
        return { ...dish, branch, name, category, words: `${name} ${description}`.toLowerCase() };
      }),
    ),
);

const namesOf = (list: readonly BranchDish[]) => list.map(({ branch, name }) => `${branch}: ${name}`);
const answers = content.faq.questions.map(({ answer }) => answer).join('\n');

type Check = (dish: BranchDish) => boolean;
const every =
  (...names: readonly string[]): Check =>
  ({ name, category }) =>
    names.includes(name) || names.includes(category);
const has =
  (allergen: Allergen, state: AllergenState): Check =>
  ({ allergens: known }) =>
    allergenState(known, allergen) === state;
const suits =
  (...diets: readonly Dish['diet'][]): Check =>
  ({ diet }) =>
    diets.includes(diet);

/** What the FAQ says of allergens and diets, which dishes it means, and what must be true of them. */
const claims: readonly [claim: string, isMeant: Check, isRight: Check][] = [
  [
    'we list no pan, fryer, griddle or oven that they share with wheat: every soup and vegetable gravy; plain idly, plain dosa and masala dosa; Chicken and Mutton Dum Briyani; Veg Meals and Non Veg Meals; everything from the tandoor but the breads.',
    (dish) =>
      every('Soup', 'Vegetarian Gravies', 'Main Course - Vegetarian Curries', 'Tandoori', 'Tandoori Dishes')(dish) ||
      every('Idly', 'Plain Dosa', 'Masala Dosa', 'Veg Meals', 'Non Veg Meals')(dish) ||
      /^(?:Chicken|Mutton) Dum Bi?ri?yani$/.test(dish.name),
    has('gluten', 'neither'),
  ],
  ['Rava dosa is made of wheat', every('Onion Rava Dosa'), has('gluten', 'contains')],
  [
    'dosa with egg or meat shares a griddle with parotta',
    every('Muttai Dosa', 'Madurai Kari Dosa', 'Chicken Chukka Dosa'),
    has('gluten', 'mayContain'),
  ],
  ['parotta a griddle with egg and meat', every('Plain Parotta'), has('eggs', 'mayContain')],
  [
    'at East Ham with ghee too',
    every('Plain Parotta'),
    (dish) => has('milk', dish.branch === 'eastham' ? 'mayContain' : 'neither')(dish),
  ],
  [
    'May contain nuts: everything from the tandoor',
    every('Gulab Jamun', 'Thayir Vadai', 'Kizhi Parotta', 'Biriyani Box'),
    has('nuts', 'mayContain'),
  ],
  [
    'Vegetarians have Veg Meals, every idly, most dosas and uthappams, naan (made with milk), parotta, vegetable briyani and the vegetable gravies.',
    (dish) =>
      every('Vegetarian Gravies', 'Main Course - Vegetarian Curries')(dish) ||
      every('Veg Meals', 'Plain Naan', 'Plain Parotta')(dish) ||
      /Idly$|^Vegetable Bi?ri?yani$/.test(dish.name),
    suits('vegetarian', 'vegan'),
  ],
  ['naan (made with milk)', every('Plain Naan'), has('milk', 'contains')],
  [
    'plain idly, plain and masala dosa, sambar, rasam, medhu and masala vadai',
    every('Idly', 'Plain Dosa', 'Masala Dosa', 'Sambar', 'Milagu Rasam', 'Medhu Vadai', 'Masala Vadai'),
    suits('vegan'),
  ],
  ['Gobi 65 and poori share theirs with paneer', every('Gobi 65', 'Poori Masala'), has('milk', 'mayContain')],
  [
    'at Wimbledon vegetable fried rice and noodles share a wok with it',
    every('Vegetable Fried Rice', 'Vegetable Noodles'),
    (dish) => has('milk', dish.branch === 'wimbledon' ? 'mayContain' : 'neither')(dish),
  ],
  ['parotta with salna, and aubergine kuzhambu', every('Plain Parotta', 'Ennai Kathirikai Kuzhambu'), suits('vegan')],
];

/** What a change of the FAQ needs: each sentence about allergens and diets has a row here that tests it. */
const expectSaid = (claim: string) =>
  expect(answers, 'write the new words of this sentence, and the dishes that they mean, into this test').toContain(
    claim,
  );

test.each(claims)('the FAQ is right: %s', (claim, isMeant, isRight) => {
  expectSaid(claim);
  const meant = dishes.filter(isMeant);
  expect(meant.length).toBeGreaterThan(0);
  expect(namesOf(meant.filter((dish) => !isRight(dish)))).toEqual([]);
});

test('the FAQ is right about the allergens that no recipe has', () => {
  expectSaid('All of the 14 but celery and lupin are in dishes on our menus; these two are in no recipe.');
  const unused = allergens.filter((allergen) => !dishes.some(has(allergen, 'contains')));
  expect(unused).toEqual(['celery', 'lupin']);
});

test('what is made by one recipe at both branches is the same dish on a list, however each spells it', () => {
  const [eastham = [], wimbledon = []] = Object.values(content.menus).map((pages) =>
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
