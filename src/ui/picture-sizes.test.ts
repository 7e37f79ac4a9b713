import { expect, test } from 'vitest';
import { cappedSizes } from './picture-sizes.ts';

test('screens of at least 2.5 dppx load pictures for two thirds of their resolution, and others for all of it', () => {
  expect(cappedSizes('100vw')).toBe('(min-resolution: 2.5dppx) 67vw, 100vw');
  expect(cappedSizes('(min-width: 901px) 46vw, 132px')).toBe(
    '(min-resolution: 2.5dppx) and (min-width: 901px) 31vw, (min-resolution: 2.5dppx) 89px, (min-width: 901px) 46vw, 132px',
  );
});

test('rejects a width that is not in px or vw', () => {
  expect(() => cappedSizes('(min-width: 901px) 46%, 100vw')).toThrow('"(min-width: 901px) 46%" is not');
});
