import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as v from 'valibot';
import { bookOf, servedBy } from '../../model/recipes/book.testing.ts';
import { signatureText } from '../../model/recipes/signature.ts';
import { launchListSchema } from '../../model/schema/launch-list.ts';
import { signatureSchema } from '../../model/schema/recipes.ts';
import { launchEntries, launchReport } from './launch-list.ts';

const book = bookOf({
  ingredients: 'plant: { oats: { name: oats } }',
  recipes: 'flapjack: { made: [oats] }\nbowl: { made: [oats] }',
});
const served = servedBy(book, 'hill');
const signature = v.parse(signatureSchema, parse(signatureText(book, served, 'Meena', '2026-12-03')));
const none = v.parse(launchListSchema, {});
const entries = (files: [string, string][], content: Partial<Parameters<typeof launchEntries>[1]> = {}) =>
  launchEntries(new Map(files), { launchList: none, recipes: { served, book, signature }, ...content });

test('nothing is left where all is signed and no sample is found', () => {
  expect(entries([['content/site.yaml', 'url: https://valavu.co.uk']])).toEqual([]);
  expect(launchReport([])).toContain('Ready to open');
  expect(entries([], { recipes: { served } })).toEqual([]);
  // Recipes that nobody has signed are one thing.
  const unsigned = entries([], { recipes: { served, book } }).flatMap((group) => group.entries);
  expect(unsigned).toMatchObject([{ group: 'recipes', what: expect.stringContaining('2 dishes') }]);
});

test('lists what the owner must settle, samples and changed dishes by group, with place and reason', () => {
  const item = { what: 'The number of the company', where: 'site.yaml#company', why: 'It is invented.' };
  const ingredients = 'plant: { oats: { name: oats, contains: [gluten] } }';
  const oats = bookOf({ ingredients, recipes: 'flapjack: { made: [oats] }' });
  const groups = entries([['content/branches/hill/branch.yaml', 'phone: 020 7946 0123']], {
    launchList: { ...none, law: [item] },
    recipes: { book: oats, served: servedBy(oats, 'hill'), signature },
  });
  const listed = groups.flatMap(({ group, entries: all }) => all.map(({ what, where }) => [group, what, where]));
  expect(listed).toEqual([
    ['contacts', 'The telephone number 020 7946 0123', 'branches/hill/branch.yaml#phone'],
    ['law', item.what, item.where],
    ['recipes', 'Changed since the signature of 3 December: flapjack', 'recipes/signature.yaml'],
  ]);
  const report = launchReport(groups);
  for (const text of [item.what, item.where, item.why, '3 things are left']) expect(report).toContain(text);
});
