import type { DishAllergens } from '../../../model/dish-allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { fill } from '../../../model/fill.ts';
import type { ExclusionReason } from './exclusion-reasons.ts';

export type ReasonWords = Pick<MenuPageWords, 'allergens'> & Pick<MenuPageWords['filters'], 'reasons'>;

/**
 * A reason to leave a dish out, in words: "May contain fish (shared fryer)".
 *
 * @param details - the cereals or nuts of the allergen, and what brings it in or carries it over, without those that are empty
 */
export function reasonText(
  reason: ExclusionReason,
  { reasons, allergens }: ReasonWords,
  ...details: readonly string[]
): string {
  if (!('allergen' in reason)) return reasons[reason.kind];
  const allergen = allergens[reason.allergen].toLowerCase();
  const inBrackets = details.filter(Boolean).join('; ');
  return fill(reasons[reason.kind], { allergen: inBrackets ? `${allergen} (${inBrackets})` : allergen });
}

/** The cereals or nuts in a dish for which it is left out: "almond, pistachio"; '' for another reason. */
export const kindsText = (known: DishAllergens, reason: ExclusionReason): string =>
  ('allergen' in reason && known.kinds[reason.allergen]?.join(', ')) || '';
