import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '../model/schema/allergens.ts';
import { parseFilters } from './stores/filters.ts';
import { finderPath, permanentMenuPath, menuPath, readFinder, readMenuPage, telephoneUrl } from './paths.ts';

const first = { key: 'north', isDefault: true };
const second = { key: 'south', isDefault: false };

test('the menu of the default branch is at /menu, and every other menu has its own path', () => {
  expect(menuPath(first)).toBe('/menu');
  expect(menuPath(second)).toBe('/menu/south');
});

test('the address names every menu page except the first', () => {
  expect(menuPath(first, 3)).toBe('/menu?page=3');
  expect(menuPath(second, 4)).toBe('/menu/south?page=4');
});

test('the finder path drops the page number and keeps the choices', () => {
  expect(finderPath(second, 'diet=vegan&page=3')).toBe('/menu/south#diet=vegan&find=');
  expect(finderPath(first, 'find=ghee')).toBe('/menu#find=ghee');
});

test("the finder's parameters are read from the fragment, and from the query of earlier addresses", () => {
  const read = (search: string, hash: string) => readFinder({ search, hash })?.get('without') ?? null;
  expect(read('', '#find=&without=milk')).toBe('milk');
  expect(read('?find=&without=milk', '')).toBe('milk');
  expect(read('?find=&without=milk', '#find=&without=nuts')).toBe('nuts');
  expect(readFinder({ search: '?page=2', hash: '#soup' })).toBeNull();
});

test('a fragment of any bytes opens the finder or does not, and breaks nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const parameters = readFinder({ search: '', hash: `#${String.fromCharCode(...bytes)}` });
      if (parameters) expect(parseFilters(parameters).without.every((one) => allergens.includes(one))).toBe(true);
    }),
  );
});

test('the address on a printed menu names its branch, even the default one', () => {
  expect(permanentMenuPath('north')).toBe('/menu/north');
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=4', 4],
  ['page=5', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=', 1],
  ['page=1e9', 1],
  ['page=%20', 1],
])('in a menu of four pages, "%s" opens page %i', (query, page) => {
  expect(readMenuPage(new URLSearchParams(query), 4)).toBe(page);
});

test('reads every page number back from the address of the page', () => {
  for (const branch of [first, second])
    for (const page of [1, 2, 3, 4]) {
      const { searchParams } = new URL(menuPath(branch, page), 'https://site.example');
      expect(readMenuPage(searchParams, 4)).toBe(page);
    }
});

test('a London number becomes an international tel: URL', () => {
  expect(telephoneUrl('020 7946 0123')).toBe('tel:+442079460123');
});
