import { describe, expect, test } from 'vitest';
import type { Served } from '../recipes/book.ts';
import { bookOf, recipeIds } from './book.testing.ts';
import { compare, deriveAll, openQuestions, withoutPart, withoutQuestion } from './what-if.ts';

const book = bookOf({
  ingredients: `
plant:
  rice: { name: rice }
  coconut: { name: coconut, coconut: true }
  hing: { name: asafoetida, confirm: [{ ask: Wheat?, contains: { gluten: wheat flour } }] }
  paste: { name: paste, confirm: [{ ask: Soya?, open: [soya] }] }
  oil: { name: oil, confirm: [{ ask: Which oil? }] }
  prawn-paste: { name: prawn paste, contains: [crustaceans] }
milk:
  ghee: { name: ghee, contains: [milk] }
`,
  preparations: 'rasam: { name: rasam, made: [hing] }',
  recipes: `
soup: { made: [rasam] }
rice-plate: { made: [rice], confirm: [{ ask: Ghee?, with: [ghee] }] }
fry: { made: [paste, prawn-paste], station: fryer }
chips: { made: [rice], station: fryer, with: [coconut] }
`,
  stations: 'stations: { fryer: { name: fryer, uses: [oil] } }',
});
const served: Served[] = [
  ...['hill', 'lake'].flatMap((branch) =>
    recipeIds(book).map((recipe): Served => ({ branch, dish: recipe, baseName: recipe, recipe })),
  ),
  { branch: 'hill', dish: 'special', baseName: 'Special', recipe: undefined },
];
const today = deriveAll(book, served);
const changesWithout = (id: string) =>
  compare(today, deriveAll(withoutPart(book, id), served)).map(({ dish, differences }) => [
    `${dish.branch} ${dish.dish}`,
    differences,
  ]);
const questionOf = (id: string) => {
  const [question] = book.parts.get(id)?.confirm ?? [];
  if (!question) throw new Error(`${id} has no question`);
  return question;
};

test('derives every dish that has a recipe, at each branch', () => {
  expect(today.map(({ branch, dish }) => `${branch} ${dish}`)).toEqual(
    served.filter(({ recipe }) => recipe).map(({ branch, dish }) => `${branch} ${dish}`),
  );
  expect(compare(today, deriveAll(book, served))).toEqual([]);
});

describe('without an entry', () => {
  test('the dishes change that are made of it, at every branch', () => {
    const differences = ['gluten: contains → not in the list'];
    expect(changesWithout('hing')).toEqual([
      ['hill soup', differences],
      ['lake soup', differences],
    ]);
    expect(changesWithout('rasam')).toEqual(changesWithout('hing'));
  });
  test('a part that is only counted can be taken out, and diet and coconut follow', () => {
    expect(changesWithout('ghee')).toContainEqual([
      'hill rice-plate',
      ['milk: contains → not in the list', 'diet: vegetarian → vegan'],
    ]);
    expect(changesWithout('coconut')).toContainEqual(['lake chips', ['coconut: true → false']]);
  });
  test('the dishes change that share its equipment', () => {
    expect(changesWithout('prawn-paste')).toContainEqual([
      'hill chips',
      ['crustaceans: may contain → not in the list'],
    ]);
  });
  test('nothing is changed in the book itself', () => {
    changesWithout('hing');
    expect(compare(today, deriveAll(book, served))).toEqual([]);
  });
});

test('without a question, what it counted is gone; the other questions stay', () => {
  const after = withoutQuestion(book, questionOf('hing'));
  expect(after.parts.get('hing')?.confirm).toEqual([]);
  expect(after.parts.get('paste')?.confirm).toEqual(book.parts.get('paste')?.confirm);
  const changed = compare(today, deriveAll(after, served)).map(({ dish }) => dish.dish);
  expect(new Set(changed)).toEqual(new Set(['soup']));
});

test('questions come with their dishes and with what a no settles, the most dishes first', () => {
  const questions = openQuestions(book, served);
  const of = (ask: string) => questions.find((one) => one.ask === ask);
  expect(questions.map(({ dishes }) => dishes.length)).toEqual([4, 2, 2, 2]);
  expect(of('Which oil?')).toMatchObject({ freed: 0, owner: { id: 'oil' } });
  expect(of('Wheat?')?.dishes.map(({ branch, dish }) => `${branch} ${dish}`)).toEqual(['hill soup', 'lake soup']);
  expect(of('Wheat?')?.freed).toBe(2);
  expect(of('Ghee?')?.freed).toBe(4);
  expect(of('Soya?')?.freed).toBeGreaterThanOrEqual(2);
});

test('a no also settles what is open over shared equipment', () => {
  expect(openQuestions(book, served).find(({ ask }) => ask === 'Soya?')?.freed).toBe(4);
});
