import { expect, test } from 'vitest';
import { errorOfRatio, median, medians } from './statistics.ts';

test('the median is the middle, of an even number the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 9, 2])).toBe(3);
  expect(median([])).toBeNaN();
  expect(
    medians([
      { lcp: 3, fcp: 1 },
      { lcp: 5, fcp: 2 },
      { lcp: 4, fcp: 9 },
    ]),
  ).toEqual({ lcp: 4, fcp: 2 });
});

test('a ratio is the surer the less its values scatter and the more there are', () => {
  const [calm, wild] = [
    [100, 101, 99, 100],
    [100, 140, 60, 100],
  ];
  expect(errorOfRatio(calm, calm)).toBeLessThan(errorOfRatio(wild, calm));
  expect(errorOfRatio([...wild, ...wild], calm)).toBeLessThan(errorOfRatio(wild, calm));
  expect(errorOfRatio([100], calm)).toBe(Number.POSITIVE_INFINITY);
});

test('the error of a ratio is near what repeating the measurement gives', () => {
  // A generator with a seed, so that the test says the same every time.
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const normal = () => 500 + 30 * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const sample = () => Array.from({ length: 15 }, normal);
  const repeated = Array.from({ length: 2000 }, () => ({ above: sample(), below: sample() }));
  const ratios = repeated.map(({ above, below }) => median(above) / median(below));
  const scatter = Math.sqrt(ratios.reduce((sum, ratio) => sum + (ratio - 1) ** 2, 0) / ratios.length);
  const told = median(repeated.map(({ above, below }) => errorOfRatio(above, below)));
  expect(told / scatter).toBeGreaterThan(0.9);
  expect(told / scatter).toBeLessThan(1.1);
});
