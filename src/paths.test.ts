import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from '../model/slug.ts';
import { categoryId, dishId, filterPath, readFilterParameters, readMenuPage } from './paths.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=5', 1],
  ['page=0', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=1e9', 1],
])('in a menu of four pages, "%s" opens page %i', (query, page) => {
  expect(readMenuPage(new URLSearchParams(query), 4)).toBe(page);
});

test('the parameters of filters are in the fragment, which is never sent', () => {
  expect(filterPath({ key: 'south', isDefault: false }, 'diet=vegan&page=3')).toBe('/menu/south#diet=vegan&find=');
  const parameters = new URLSearchParams({ find: 'a&b=c #%+', without: 'milk,nuts' });
  // As a messenger may encode it.
  for (const fragment of [String(parameters), encodeURIComponent(String(parameters))])
    expect(readFilterParameters(`#${fragment}`)).toEqual(parameters);
  expect(readFilterParameters('#soup')).toBeNull();
  // A fragment of any bytes breaks nothing.
  fc.assert(fc.property(fc.string(), (hash) => void readFilterParameters(`#${hash}`)));
});

test('a dish has another id than the category of its name, whatever the name', () => {
  for (const name of ['Soup', '- Soup', 'Soup -- hot'])
    expect(dishId('hill', slugify(name))).not.toBe(categoryId('hill', 'soup'));
});
