import { expect, test } from 'vitest';
import { errorOfRatio, median, medians } from './statistics.ts';

test('the median is the middle value, or the mean of the two middle values', () => {
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

test('the error of a ratio is smaller with less variance and with more values', () => {
  const [lowVariance, highVariance] = [
    [100, 101, 99, 100],
    [100, 140, 60, 100],
  ];
  expect(errorOfRatio(lowVariance, lowVariance)).toBeLessThan(errorOfRatio(highVariance, lowVariance));
  expect(errorOfRatio([...highVariance, ...highVariance], lowVariance)).toBeLessThan(
    errorOfRatio(highVariance, lowVariance),
  );
  expect(errorOfRatio([100], lowVariance)).toBe(Number.POSITIVE_INFINITY);
});

test('the error of a ratio is close to the observed error of repeated measurements', () => {
  // A seeded generator, so that the test is deterministic.
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const normal = () => 500 + 30 * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const sample = () => Array.from({ length: 15 }, normal);
  const repeated = Array.from({ length: 2000 }, () => ({ numerators: sample(), denominators: sample() }));
  const ratios = repeated.map(({ numerators, denominators }) => median(numerators) / median(denominators));
  const observedError = Math.sqrt(ratios.reduce((sum, ratio) => sum + (ratio - 1) ** 2, 0) / ratios.length);
  const estimatedError = median(repeated.map(({ numerators, denominators }) => errorOfRatio(numerators, denominators)));
  expect(estimatedError / observedError).toBeGreaterThan(0.9);
  expect(estimatedError / observedError).toBeLessThan(1.1);
});
