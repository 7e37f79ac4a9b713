import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastOffset, moveOffset, stepSize, visibleCards } from './article-carousel-steps.ts';

test('shows one card below 768 px, two below 1024 px, and three otherwise', () => {
  expect([320, 767, 768, 1023, 1024, 1920].map(visibleCards)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('the arrows move by two cards on wide screens and by one otherwise', () => {
  expect([360, 768, 1024].map(stepSize)).toEqual([1, 1, 2]);
});

test('the carousel stops at both ends', () => {
  expect(moveOffset(0, 2, 4, 3)).toBe(1);
  expect(moveOffset(1, -2, 4, 3)).toBe(0);
});

test('no sequence of presses moves past either end', () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.integer({ min: 280, max: 2600 }),
      fc.array(fc.boolean(), { maxLength: 60 }),
      (count, width, presses) => {
        const visible = visibleCards(width);
        let offset = 0;
        for (const right of presses) {
          const next = moveOffset(offset, right ? stepSize(width) : -stepSize(width), count, visible);
          expect(Math.abs(next - offset)).toBeLessThanOrEqual(stepSize(width));
          offset = next;
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(lastOffset(count, visible));
        }
      },
    ),
  );
});
