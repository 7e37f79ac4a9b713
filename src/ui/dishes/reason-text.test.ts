import { expect, test } from 'vitest';
import { kindsText, reasonText, type ReasonWords } from './reason-text.ts';

const words = { allergens: { nuts: 'Tree nuts' }, reasons: { mayContain: 'May contain {allergen}' } } as ReasonWords;
const reason = { kind: 'mayContain', allergen: 'nuts' } as const;

test('a reason has the kinds and the causes in brackets, or the one that is known', () => {
  expect(reasonText(reason, words)).toBe('May contain tree nuts');
  expect(reasonText(reason, words, '', 'same oven')).toBe('May contain tree nuts (same oven)');
  expect(reasonText(reason, words, 'almond', 'same oven')).toBe('May contain tree nuts (almond; same oven)');
});

test('the kinds of a reason are those of its allergen', () => {
  const known = { contains: {}, mayContain: { nuts: ['same oven'] }, kinds: { nuts: ['almond', 'pistachio'] } };
  expect(kindsText(known, reason)).toBe('almond, pistachio');
  for (const [some, other] of [
    [undefined, reason],
    [known, { kind: 'heat' }],
    [known, { kind: 'contains', allergen: 'milk' }],
  ] as const)
    expect(kindsText(some, other)).toBe('');
});
