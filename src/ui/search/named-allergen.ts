import type { MenuPageWords } from '../../../model/types.ts';
import { type Allergen, allergenKinds, askedAllergens } from '../../../model/schema/allergens.ts';
import { searchWords } from './match-words.ts';

interface DishAllergens {
  contains: Partial<Record<Allergen, unknown>>;
  mayContain: Partial<Record<Allergen, unknown>>;
  kinds: Partial<Record<Allergen, readonly string[]>>;
}

export interface NamedAllergen {
  allergen: Allergen;
  /** Whether a dish contains or may contain what the search names: the allergen, or a kind of it. Without named kinds it may be any. */
  stateOf: (allergens: DishAllergens) => 'contains' | 'mayContain' | undefined;
}

/** Shorter words begin too many names. */
const MIN_LETTERS = 3;

/**
 * The allergen of which the whole search is the name, the beginning of it, or a kind: "nuts", "almonds", "dairy free". "Coeliac" asks
 * for gluten. "Fish curry" names none.
 */
export function namedAllergen(search: string, names: MenuPageWords['allergens']): NamedAllergen | undefined {
  const words = searchWords(search)
    .filter((word) => word !== 'free')
    .map((word) => (/^co?eliac/.test(word) ? 'gluten' : word.replace(/s$/, '')));
  if (words.length === 0 || words.some((word) => word.length < MIN_LETTERS)) return undefined;
  const isNamed = (name: string) => {
    const parts = name.toLowerCase().split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const allergen = askedAllergens.find((each) => [names[each], ...(allergenKinds[each] ?? [])].some(isNamed));
  if (!allergen) return undefined;
  return {
    allergen,
    stateOf: ({ contains, mayContain, kinds: { [allergen]: kinds = [] } }) => {
      if (!isNamed(names[allergen]) && kinds.length > 0 && !kinds.some(isNamed)) return undefined;
      return contains[allergen] ? 'contains' : mayContain[allergen] ? 'mayContain' : undefined;
    },
  };
}
