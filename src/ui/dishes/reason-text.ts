import type { MenuPageWords } from '../../../model/types.ts';
import { fill } from '../../../model/fill.ts';
import type { ExclusionReason } from './exclusion-reasons.ts';

export type ReasonWords = Pick<MenuPageWords, 'allergens'> & Pick<MenuPageWords['filters'], 'reasons'>;

/**
 * A reason to leave a dish out, in words: "May contain fish (same fryer)".
 *
 * @param cause - what brings the allergen in, or carries it over; '' if that is not known
 */
export function reasonText(reason: ExclusionReason, { reasons, allergens }: ReasonWords, cause = ''): string {
  if (!('allergen' in reason)) return reasons[reason.kind];
  const allergen = allergens[reason.allergen].toLowerCase();
  return fill(reasons[reason.kind], { allergen: cause ? `${allergen} (${cause})` : allergen });
}
