import type { AllergenCauses } from '../../../model/dish-allergens.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';

/** The causes of some allergens, each once, with all that it brings. */
export function groupByCause(causes: AllergenCauses): { cause: string; allergens: Allergen[] }[] {
  const pairs = allergens.flatMap((allergen) => (causes[allergen] ?? []).map((cause) => ({ cause, allergen })));
  return [...Map.groupBy(pairs, ({ cause }) => cause)].map(([cause, some]) => ({
    cause,
    allergens: some.map(({ allergen }) => allergen),
  }));
}

/**
 * The names of some allergens inside a sentence, in the order of the law.
 *
 * @param kinds names that follow in brackets where a cause has them: "gluten (wheat)"
 */
export const allergenNames = (
  causes: AllergenCauses,
  names: MenuPageWords['allergens'],
  kinds: Partial<Record<Allergen, readonly string[]>> = {},
): string[] =>
  allergens.flatMap((allergen) => {
    const found = causes[allergen];
    if (!found) return [];
    const named = kinds[allergen]?.filter((kind) => found.some((cause) => hasWord(cause, kind))) ?? [];
    return [names[allergen].toLowerCase(), named.length > 0 && `(${named.join(', ')})`].filter(Boolean).join(' ');
  });

/** Whether the text has it as a word of its own: no oat in "coating", no rye in "fryer". */
const hasWord = (text: string, word: string): boolean => new RegExp(String.raw`\b${word}s?\b`, 'i').test(text);
