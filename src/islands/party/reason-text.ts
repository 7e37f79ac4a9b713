import { fill } from '../../../model/fill.ts';
import type { ExclusionReason } from './exclusion-reasons.ts';
import type { PartyWords } from './party-words.ts';

/** A reason to hide a dish, in words: "May contain fish". */
export function reasonText(reason: ExclusionReason, words: Pick<PartyWords, 'reasons' | 'allergens'>): string {
  return 'allergen' in reason
    ? fill(words.reasons[reason.kind], { allergen: words.allergens[reason.allergen].toLowerCase() })
    : words.reasons[reason.kind];
}
