import { expect, test } from 'vitest';
import { clampOffset, stepSize, visibleCards } from './article-carousel-steps.ts';

test('one card is visible below 768 px, two below 1024 px, else three; arrows move by two cards on wide screens', () => {
  expect([320, 767, 768, 1023, 1024, 1920].map(visibleCards)).toEqual([1, 1, 2, 2, 3, 3]);
  expect([360, 768, 1024].map(stepSize)).toEqual([1, 1, 2]);
});

test('the carousel stops at both ends', () => {
  expect([2, -1].map((offset) => clampOffset(offset, 4, 3))).toEqual([1, 0]);
});
