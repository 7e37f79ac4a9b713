import fc from 'fast-check';
import { expect, test } from 'vitest';
import { menuPath } from '../../paths.ts';
import { type MenuPageCounts, readMenuChoice } from './menu-choice.ts';

const counts: MenuPageCounts = [
  ['eastham', 4],
  ['wimbledon', 4],
];
const read = (query: string) => readMenuChoice(new URLSearchParams(query), counts);

test('the menu opens on page 1 of the first branch', () => {
  expect(read('')).toEqual({ branch: 'eastham', page: 1 });
});

test('an unknown branch or page falls back to what is there', () => {
  expect(read('branch=croydon&page=2')).toEqual({ branch: 'eastham', page: 2 });
  for (const page of ['0', '5', '-1', '1.5', 'two', '', '1e9', ' '])
    expect(read(`branch=wimbledon&page=${page}`)).toEqual({ branch: 'wimbledon', page: 1 });
});

test('any address gives a page that exists', () => {
  fc.assert(
    fc.property(fc.record({ branch: fc.string(), page: fc.string() }, { requiredKeys: [] }), (query) => {
      const choice = readMenuChoice(new URLSearchParams(query), counts);
      const [, pages] = counts.find(([key]) => key === choice.branch) ?? ['', 0];
      return Number.isInteger(choice.page) && choice.page >= 1 && choice.page <= pages;
    }),
  );
});

test('every page of the menu is read back from its own address', () => {
  for (const [branch, pages] of counts) {
    for (let page = 1; page <= pages; page++) {
      const address = new URL(menuPath(branch, page, 'eastham'), 'https://valavu.example');
      expect(readMenuChoice(address.searchParams, counts)).toEqual({ branch, page });
    }
  }
});
