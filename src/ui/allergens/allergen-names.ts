import type { Reason } from '../../../model/decide-dish.ts';
import { fill } from '../../../model/fill.ts';
import { type Allergen, type TextsByAllergen, allergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';

/** Allergens with what brings them in; those with the same causes together. */
export function groupByCauses(causes: TextsByAllergen): { causes: string; allergens: Allergen[] }[] {
  const found = allergens.filter((allergen) => causes[allergen]);
  const groups = Map.groupBy(found, (allergen) => causes[allergen]?.join(', ') ?? '');
  return [...groups].map(([text, some]) => ({ causes: text, allergens: some }));
}

/** The names of some allergens inside a sentence, in the order of the law, each with its cereals or nuts: "gluten (wheat)". */
export const allergenNames = (
  found: TextsByAllergen,
  kinds: TextsByAllergen,
  names: MenuPageWords['allergens'],
): string[] => allergens.flatMap((allergen) => (found[allergen] ? allergenName(allergen, kinds, names) : []));

export function allergenName(allergen: Allergen, kinds: TextsByAllergen, names: MenuPageWords['allergens']): string {
  const named = kinds[allergen] ? ` (${kinds[allergen].join(', ')})` : '';
  return `${names[allergen].toLowerCase()}${named}`;
}

interface ReasonWords extends Pick<MenuPageWords, 'allergens'> {
  filters: Pick<MenuPageWords['filters'], 'reasons'>;
}

/**
 * A reason to leave a dish out, in words: "May contain gluten (wheat; shared fryer)", or without causes "May contain gluten (wheat)".
 * The causes of what a dish contains name the cereals or nuts themselves: "Contains gluten (wheat flour in the batter)".
 */
export function reasonText(
  reason: Reason,
  { filters: { reasons }, allergens: names }: ReasonWords,
  hasCauses = true,
): string {
  if (!('allergen' in reason)) return reasons[reason.kind];
  const name = names[reason.allergen].toLowerCase();
  const causes = hasCauses ? reason.causes.join(', ') : '';
  const kinds = reason.kind === 'contains' && causes ? '' : reason.kinds.join(', ');
  const details = [kinds, causes].filter(Boolean).join('; ');
  return fill(reasons[reason.kind], { allergen: details ? `${name} (${details})` : name });
}
