import { expect, test } from 'vitest';
import { compare, deriveAll, withoutPart } from '../../model/recipes/what-if.ts';
import { loadContent } from '../content/load-content.ts';
import { recipeReport } from './report.ts';
import { usageText } from './usage.ts';
import { bookOf, signedBook } from '../../model/recipes/book.testing.ts';

const { recipes } = await loadContent();
const usage = (id: string) => {
  const { book, served } = recipes;
  const entry = book.parts.get(id) ?? book.stations.get(id);
  if (!entry) throw new Error(`no ${id}`);
  const today = deriveAll(book, served);
  const changes = entry.kind === 'station' ? [] : compare(today, deriveAll(withoutPart(book, id), served));
  return usageText(book, entry, today, changes);
};

test('tells where an ingredient is used, step by step, its questions, and what would change without it', () => {
  const text = usage('wine-vinegar');
  expect(text).toContain('wine vinegar, ingredient "wine-vinegar"');
  expect(text).toContain('Named by 1: piri-piri');
  expect(text).toContain('Mackerel Piri Piri');
  expect(text).toContain('Does the label of the vinegar name mustard?');
  expect(text).toMatch(/sulphites: contains → not in the list, \d+: .*Extra Piri Piri \(harbour\)/);
});

test('tells what goes over a station', () => {
  expect(usage('fryer')).toMatch(/station "fryer"\nNamed by \d+: .*salt-cod-fritters/);
  expect(usage('fryer')).toContain('Salt Cod Fritters');
});

test('tells that nothing would change', () => {
  const book = bookOf({ ingredients: 'plant: { rice: { name: rice } }' });
  const rice = book.parts.get('rice');
  expect(rice && usageText(book, rice, [], [])).toContain('Without rice nothing would change.');
});

test('the report of the recipes has questions, dishes without a recipe and unsigned lists, and is empty when all is settled', () => {
  const report = recipeReport(recipes);
  expect(report).toContain('Does the label of the vinegar name mustard?');
  expect(report).toContain('abbey: pork-skewer');
  expect(report).toMatch(/ of kind ingredient: .*\bwine-vinegar\b/);
  expect(report).not.toMatch(/ of kind ingredient: .*\bsesame-seed\b/);

  const book = bookOf({
    ingredients: 'plant: { rice: { name: rice } }',
    recipes: 'plain: { made: [rice] }',
  });
  const served = [{ branch: 'hill', dish: 'plain', baseName: 'Plain', recipe: 'plain' }];
  expect(recipeReport({ book: signedBook(book), served })).toBe('');
  const signed = signedBook(book);
  const rice = signed.parts.get('rice');
  const changed = { ...signed, parts: new Map(signed.parts) };
  if (rice) changed.parts.set('rice', { ...rice, name: 'brown rice' });
  expect(recipeReport({ book: changed, served })).toContain('rice: signed on 2026-03-01, changed since');
});
