import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test('a slug has plain letters, digits and single hyphens', () => {
  expect(['Fish & Chips', 'Pão de Alho', ' Fried Rice (1) ', 'வளவு'].map(slugify)).toEqual([
    'fish-chips',
    'pao-de-alho',
    'fried-rice-1',
    '',
  ]);
});
