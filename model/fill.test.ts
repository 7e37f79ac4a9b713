import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('fills every placeholder by its name', () => {
  expect(fill('Slide {n} of {total}: {n}', { n: 1, total: 3 })).toBe('Slide 1 of 3: 1');
});

test('leaves a placeholder without a value unchanged', () => {
  expect(fill('Page {n} of {total}', { n: 2 })).toBe('Page 2 of {total}');
});
