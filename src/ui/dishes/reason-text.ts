import type { Reason } from '../../../model/decide-dish.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { fill } from '../../../model/fill.ts';

export type ReasonWords = Pick<MenuPageWords, 'allergens'> & Pick<MenuPageWords['filters'], 'reasons'>;

/**
 * A reason to leave a dish out, in words: "May contain gluten (wheat; shared fryer)", or without causes "May contain gluten (wheat)".
 * The causes of what a dish contains name the cereals or nuts themselves: "Contains gluten (wheat flour in the batter)".
 */
export function reasonText(reason: Reason, { reasons, allergens }: ReasonWords, hasCauses = true): string {
  if (!('allergen' in reason)) return reasons[reason.kind];
  const name = allergens[reason.allergen].toLowerCase();
  const causes = hasCauses ? reason.causes.join(', ') : '';
  const kinds = reason.kind === 'contains' && causes ? '' : reason.kinds.join(', ');
  const details = [kinds, causes].filter(Boolean).join('; ');
  return fill(reasons[reason.kind], { allergen: details ? `${name} (${details})` : name });
}
