import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from './read.ts';
import type { Allergen } from '../schema/allergens.ts';
import type { Dish } from '../types.ts';
import { dishSchema } from '../schema/menu.ts';
import { readYaml } from './source.ts';
import { contentCopy, contentFolder } from './content.testing.ts';

/** What no schema can say of the real dishes: that words and allergen data tell one story, and how they are written. */

interface Placed extends Dish {
  branch: string;
  isDrink: boolean;
  /** Name and description in small letters. */
  words: string;
}

let dishes: Placed[];
let content: Content;
beforeAll(() => {
  content = contentCopy().content();
  dishes = Object.entries(content.menus).flatMap(([branch, { pages }]) =>
    pages.flatMap(({ isDrinks, categories }) =>
      categories.flatMap(({ items }) =>
        items.map((dish) => ({
          ...dish,
          branch,
          isDrink: isDrinks,
          words: `${dish.baseName} ${dish.description ?? ''}`.toLowerCase(),
        })),
      ),
    ),
  );
});

const namesOf = (list: readonly Placed[]) => list.map(({ branch, name }) => `${branch}: ${name}`);

describe('what the words name is among the allergens', () => {
  test.each<[Allergen, RegExp, except: RegExp | null]>([
    [
      'milk',
      /paneer|ghee|curd\b|yoghurt|cream\b|butter\b|raita|milk\b|cheese|lassi/,
      /coconut milk|paneer soda|paneer here/,
    ],
    ['eggs', /\beggs?\b|muttai|omelette|kalaki/, null],
    ['crustaceans', /prawn|\beral\b|crab|nandu/, /for pepper-fried prawns/],
    ['molluscs', /squid|kanava/, null],
    ['nuts', /cashew|pistachio|almond(?! gum)/, null],
    ['peanuts', /peanut/, null],
    ['soya', /soy\b/, null],
    ['sesame', /gingelly|sesame/, null],
    [
      'gluten',
      /naan|parotta|semolina|vermicelli|chapati|poori|roti\b|rava|noodles(?! chopped)/,
      /rice.noodle|for soaking|for parotta|rice noodles/,
    ],
    ['fish', /\bmeen\b|kingfish|anchov|pomfret|nethili|vanjaram|dried fish/, null],
    ['mustard', /sambar|\brasam/, /for parotta|hot rasam/],
  ])('%s', (allergen, named, except) => {
    const wrong = dishes.filter(
      ({ words, allergens }) => named.test(words) && !except?.test(words) && !allergens.contains[allergen],
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  test('coconut, where codes show it or food names it', () => {
    expect(
      namesOf(dishes.filter(({ words, coconut, isDrink }) => words.includes('coconut') && !coconut && !isDrink)),
    ).toEqual([]);
  });
});

test('a vegetarian dish that could be vegan says what stands in the way', () => {
  const unclear = dishes.filter(
    ({ diet, isDrink, allergens: { contains, mayContain } }) =>
      diet === 'vegetarian' && !isDrink && !contains.milk && !mayContain.milk && !mayContain.eggs,
  );
  expect(namesOf(unclear)).toEqual([]);
});

test('descriptions differ within a branch and hold no filler', () => {
  const described = dishes.filter(({ description }) => description !== undefined);
  const texts = described.map(({ branch, description }) => `${branch}: ${description}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  expect(
    namesOf(
      described.filter(({ description = '' }) =>
        /delicious|authentic|mouth|tasty|perfect|traditional|flavourful|yogurt|—/i.test(description),
      ),
    ),
  ).toEqual([]);
});

test('each branch keeps its spelling: briyani in East Ham, biriyani in Wimbledon', () => {
  const of = (branch: string, words: RegExp) =>
    namesOf(dishes.filter((dish) => dish.branch === branch && words.test(dish.words)));
  expect(of('wimbledon', /briyani/)).toEqual([]);
  expect(of('eastham', /biriyani|biryani|idli\b|uttapam|paratha|vada\b/)).toEqual([]);
});

test('both bucket briyanis are special briyanis', () => {
  const special = content.menus['eastham']?.pages
    .flatMap(({ categories }) => categories)
    .find(({ slug }) => slug === 'special-briyani-varieties');
  expect(special?.items.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Chicken Bucket Briyani', 'Mutton Bucket Briyani']),
  );
});

test('every wine is also sold by the glass, and no glass costs more than the bottle', () => {
  const wines = dishes.filter(({ name }) => name.includes('75 cl'));
  expect(wines.length).toBeGreaterThan(20);
  expect(namesOf(wines.filter(({ also, price }) => !also?.length || also.some((size) => size.price >= price)))).toEqual(
    [],
  );
});

test('a few dishes at each branch are for the weekend', () => {
  for (const branch of Object.keys(content.menus)) {
    const weekend = dishes.filter((dish) => dish.branch === branch && dish.weekendOnly);
    expect(weekend.length, branch).toBeGreaterThan(0);
    expect(weekend.length, branch).toBeLessThan(10);
  }
});

test.each(['eastham/menu', 'wimbledon/menu', 'wimbledon/drinks'])(
  'the blank to copy at the head of %s.yaml is a whole dish but for its price',
  (name) => {
    const text = readFileSync(join(contentFolder, `branches/${name}.yaml`), 'utf8');
    const blank = text
      .split('\n')
      .filter((line) => line.startsWith('#      '))
      .map((line) => line.slice(1))
      .join('\n');
    const source = readYaml('blank', blank, ({ message }) => expect.fail(message));
    const result = v.safeParse(v.array(dishSchema), source?.value);
    expect(
      result.issues
        ?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
        .filter((issue) => !issue.includes('not above zero')),
    ).toEqual([]);
  },
);
