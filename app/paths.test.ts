import { expect, test } from 'vitest';
import { isAt, lastingMenuPath, menuPath, telephonePath } from './paths.ts';

test('the first page of the default branch is the bare menu', () => {
  expect(menuPath('eastham', 1, 'eastham')).toBe('/menu');
});

test('any other branch and page are in the address', () => {
  expect(menuPath('eastham', 3, 'eastham')).toBe('/menu?page=3');
  expect(menuPath('wimbledon', 4, 'eastham')).toBe('/menu?branch=wimbledon&page=4');
});

test('the address of a printed menu names its branch, the first one too', () => {
  expect(lastingMenuPath('eastham')).toBe('/menu?branch=eastham');
});

test('a slash at the end makes no other address', () => {
  expect(isAt('/home/', '/home')).toBe(true);
  expect(isAt('/home', '/home')).toBe(true);
  expect(isAt('/homes', '/home')).toBe(false);
  expect(isAt('/', '/')).toBe(true);
});

test('a London number becomes an international telephone address', () => {
  expect(telephonePath('020 7946 0123')).toBe('tel:+442079460123');
});
