import { expect, test } from 'vitest';
import { kindsText, reasonText, type ReasonWords } from './reason-text.ts';

const words = { allergens: { nuts: 'Tree nuts' }, reasons: { mayContain: 'May contain {allergen}' } } as ReasonWords;
const reason = { kind: 'mayContain', allergen: 'nuts' } as const;

// Reasons with details are tested in tests/e2e/filters.spec.ts.
test('a reason without details has no brackets', () => {
  expect(reasonText(reason, words, '', '')).toBe('May contain tree nuts');
});

test('the kinds of a reason are the cereals or nuts of its allergen', () => {
  const known = { contains: {}, mayContain: { nuts: ['same oven'] }, kinds: { nuts: ['almond', 'pistachio'] } };
  expect(kindsText(known, reason)).toBe('almond, pistachio');
  for (const [allergens, other] of [
    [undefined, reason],
    [known, { kind: 'heat' }],
    [known, { kind: 'contains', allergen: 'milk' }],
  ] as const)
    expect(kindsText(allergens, other)).toBe('');
});
