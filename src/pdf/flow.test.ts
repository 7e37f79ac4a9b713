import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, flow } from './flow.ts';

interface Numbered extends Block {
  number: number;
}

const GAP = 5;
const gapAbove = () => GAP;
/** Sections of blocks of these heights, each below a heading. */
const blocksOf = (sections: readonly (readonly number[])[]): Numbered[] =>
  sections
    .flatMap((heights) => [20, ...heights].map((height, index) => ({ height, startsSection: index === 0 })))
    .map(({ height, startsSection }, number) => ({ height, startsSection, number, keepWithNext: startsSection }));

test('every block is placed once, in order and within its column, and no heading stands at the end of a column', () => {
  const menus = fc.array(fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 12 }), { maxLength: 12 });
  const height = fc.integer({ min: 100, max: 300 });
  const rooms = fc.record({ first: height, other: height, end: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(menus, rooms, (sections, room) => {
      const blocks = blocksOf(sections);
      const pages = flow(blocks, room, gapAbove);
      const placed = pages.flat().flatMap((column) => column.blocks.map(({ block }) => block.number));
      expect(placed).toEqual(blocks.map(({ number }) => number));
      for (const [index, columns] of pages.entries())
        for (const column of columns) {
          const space = (index === 0 ? room.first : room.other) - (index === pages.length - 1 ? room.end : 0);
          expect(column.height).toBeLessThanOrEqual(space + 1e-6);
          expect(column.blocks.at(-1)?.block.keepWithNext ?? false).toBe(false);
        }
    }),
  );
});

test('the columns of the last page are balanced, and what is taller than the page is an error', () => {
  const room = { first: 300, other: 300, end: 0 };
  const [page] = flow(blocksOf([Array.from({ length: 8 }, () => 20)]), room, gapAbove);
  expect(page?.map(({ blocks }) => blocks.length)).toEqual([5, 4]);
  expect(() => flow(blocksOf([[400]]), room, gapAbove)).toThrow(/taller than the page/);
  expect(() => flow([], { ...room, end: 301 }, gapAbove)).toThrow(/note at the end is taller/);
});
