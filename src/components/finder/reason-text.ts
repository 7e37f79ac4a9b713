import { menuPage as words } from '#content';
import { fill } from '../../../model/fill.ts';
import type { ExclusionReason } from './find-dishes.ts';

/** A reason to hide a dish, in words: "May contain fish". */
export function reasonText(reason: ExclusionReason): string {
  const { reasons } = words.finder;
  return 'allergen' in reason
    ? fill(reasons[reason.kind], { allergen: words.allergens[reason.allergen].toLowerCase() })
    : reasons[reason.kind];
}
