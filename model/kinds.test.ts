import { expect, test } from 'vitest';
import { codeMeaning, containedKinds } from './kinds.ts';

const kinds = containedKinds([
  { allergens: { contains: { nuts: ['a'] }, mayContain: {}, kinds: { nuts: ['cashew'] } } },
  {
    allergens: {
      contains: { nuts: ['b'], gluten: ['c'] },
      mayContain: {},
      kinds: { nuts: ['almond'], gluten: ['oat'] },
    },
  },
  { allergens: { contains: {}, mayContain: { gluten: ['d'] }, kinds: { gluten: ['wheat'] } } },
  {},
]);

test('the kinds of some dishes are those that they contain, in the order of the law', () => {
  expect(kinds).toEqual({ gluten: ['oat'], nuts: ['almond', 'cashew'] });
});

test('the meaning of a code has its cereals or nuts, if there are any', () => {
  expect(codeMeaning({ code: 'N', meaning: 'Tree nuts' }, kinds)).toBe('Tree nuts (almond, cashew)');
  expect(codeMeaning({ code: 'G', meaning: 'Gluten' }, containedKinds([]))).toBe('Gluten');
  for (const code of ['VE', 'CO', 'M'] as const) expect(codeMeaning({ code, meaning: 'As is' }, kinds)).toBe('As is');
});
