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

test('the parameters of filters are in the fragment, which is never sent; those of earlier addresses are in the query', () => {
  expect(filterPath({ key: 'south', isDefault: false }, 'diet=vegan&page=3')).toBe('/menu/south#diet=vegan&find=');
  const read = (search: string, hash: string) => readFilterParameters({ search, hash })?.get('without') ?? null;
  expect(read('', '#find=&without=milk')).toBe('milk');
  expect(read('?find=&without=milk', '#find=&without=nuts')).toBe('nuts');
  expect(read('?find=&without=milk', '')).toBe('milk');
  // As a messenger may encode it.
  const fragment = new URLSearchParams({ find: 'a&b=c #%+', without: 'milk,nuts' });
  expect(readFilterParameters({ search: '', hash: `#${encodeURIComponent(String(fragment))}` })).toEqual(fragment);
  expect(readFilterParameters({ search: '?page=2', hash: '#soup' })).toBeNull();
  // A fragment of any bytes breaks nothing.
  fc.assert(fc.property(fc.string(), (hash) => void readFilterParameters({ search: '', hash: `#${hash}` })));
});

test('a dish has another id than the category of its name, whatever the name', () => {
  for (const name of ['Soup', '- Soup', 'Soup -- hot'])
    expect(dishId('hill', slugify(name))).not.toBe(categoryId('hill', 'soup'));
});
