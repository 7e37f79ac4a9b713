import { expect, test } from 'vitest';
import { finderPath, permanentMenuPath, menuPath, readMenuPage, telephoneUrl } from './paths.ts';

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
  expect(finderPath(second, 'diet=vegan&page=3')).toBe('/menu/south?diet=vegan&find=');
  expect(finderPath(first, 'find=ghee')).toBe('/menu?find=ghee');
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
