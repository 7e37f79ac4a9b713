import { expect, test } from 'vitest';
import { cappedSizes } from './picture-sizes.ts';

test('dense screens load pictures for two thirds of their dots, others what they are', () => {
  expect(cappedSizes('100vw')).toBe('(min-resolution: 2.5dppx) 67vw, 100vw');
  expect(cappedSizes('(min-width: 901px) 46vw, 132px')).toBe(
    '(min-resolution: 2.5dppx) and (min-width: 901px) 31vw, (min-resolution: 2.5dppx) 89px, (min-width: 901px) 46vw, 132px',
  );
});

test('what is no width in px or vw is refused', () => {
  expect(() => cappedSizes('(min-width: 901px) 46%, 100vw')).toThrow('"(min-width: 901px) 46%" is not');
});
