import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, flow } from './flow.ts';

interface Numbered extends Block {
  number: number;
}

const GAP = 5;
const gapAbove = () => GAP;
const blocksOf = (sections: readonly (readonly number[])[]): Numbered[] => {
  const blocks: Numbered[] = [];
  const add = (height: number, startsSection: boolean) =>
    blocks.push({ number: blocks.length, height, keepWithNext: startsSection, startsSection });
  for (const heights of sections) {
    add(20, true);
    for (const height of heights) add(height, false);
  }
  return blocks;
};

const menus = fc.array(fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 12 }), { maxLength: 12 });
const rooms = fc.record({
  first: fc.integer({ min: 100, max: 300 }),
  other: fc.integer({ min: 100, max: 300 }),
  end: fc.integer({ min: 0, max: 100 }),
});

test('places every block once, in order and within its column, and no heading at the end of a column', () => {
  fc.assert(
    fc.property(menus, rooms, (sections, room) => {
      const blocks = blocksOf(sections);
      const pages = flow(blocks, room, gapAbove);
      expect(pages.flat().flatMap((column) => column.blocks.map(({ block }) => block.number))).toEqual(
        blocks.map(({ number }) => number),
      );
      pages.forEach((columns, index) => {
        const isLast = index === pages.length - 1;
        const height = (index === 0 ? room.first : room.other) - (isLast ? room.end : 0);
        for (const column of columns) {
          expect(column.height).toBeLessThanOrEqual(height + 1e-6);
          expect(column.blocks.at(-1)?.block.keepWithNext ?? false).toBe(false);
          expect(column.blocks[0]?.top ?? 0).toBe(0);
          for (const [above, below] of column.blocks.slice(1).map((each, at) => [column.blocks[at], each] as const))
            expect(below.top - (above?.top ?? 0) - (above?.block.height ?? 0)).toBeGreaterThanOrEqual(GAP - 1e-6);
        }
      });
    }),
  );
});

test('balances the columns of the last page', () => {
  const [page] = flow(blocksOf([Array.from({ length: 8 }, () => 20)]), { first: 500, other: 500, end: 0 }, gapAbove);
  expect(page?.map(({ blocks }) => blocks.length)).toEqual([5, 4]);
});

test('moves the last section to a new page with the note at the end, rather than the note alone', () => {
  const sections = [Array.from({ length: 8 }, () => 20), [20, 20]];
  const pages = flow(blocksOf(sections), { first: 160, other: 160, end: 60 }, gapAbove);
  expect(pages).toHaveLength(2);
  expect(pages[1]?.flatMap(({ blocks }) => blocks).map(({ block }) => block.startsSection)).toEqual([
    true,
    false,
    false,
  ]);
});

test('returns one page if there are no blocks', () => {
  expect(flow([], { first: 100, other: 100, end: 50 }, gapAbove)).toHaveLength(1);
});

test('throws an error if a block or the note at the end is taller than the page', () => {
  expect(() => flow(blocksOf([[400]]), { first: 300, other: 300, end: 0 }, gapAbove)).toThrow(/taller than the page/);
  expect(() => flow([], { first: 300, other: 300, end: 301 }, gapAbove)).toThrow(/note at the end is taller/);
});
