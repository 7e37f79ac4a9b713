import type { Dish } from '../types.ts';
import {
  type Allergen,
  type AllergenCode,
  allergenCodes,
  allergenOfCode,
  uncodedAllergens,
} from '../schema/allergens.ts';

const isCode = (text: string): text is AllergenCode => (allergenCodes as readonly string[]).includes(text);

/**
 * Splits a printed name: 'Fish Soup (G, M)' gives 'Fish Soup' and the codes G, M.
 * Brackets with other content belong to the name: 'Sardines (3)'.
 */
export function splitName(name: string): { baseName: string; codes: AllergenCode[] } {
  const [, baseName, inBrackets] = /^(.*\S) \(([^()]*)\)$/.exec(name) ?? [];
  const codes = inBrackets?.split(', ').filter(isCode);
  if (baseName === undefined || inBrackets === undefined || codes?.join(', ') !== inBrackets)
    return { baseName: name, codes: [] };
  return { baseName, codes };
}

/** The name without brackets that hold codes in another form: 'Fish Soup (g,M)' gives 'Fish Soup'. */
function withoutMistypedCodes(name: string): string {
  const [, baseName, inBrackets = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(name) ?? [];
  const areCodes = inBrackets.split(',').every((part) => isCode(part.trim().toUpperCase()));
  return baseName !== undefined && areCodes ? baseName : name;
}

/** The codes that a dish must carry, in the printed order. */
export function expectedCodes({
  diet,
  coconut,
  allergens,
}: Pick<Dish, 'diet' | 'coconut' | 'allergens'>): AllergenCode[] {
  return allergenCodes.filter((code) => {
    if (code === 'VE') return diet === 'vegan';
    if (code === 'CO') return coconut;
    return allergens.contains[allergenOfCode[code]] !== undefined;
  });
}

/** Reports a name whose codes do not match the dish's data, and a description that lacks an allergen without a code. */
export function checkCodes(
  dish: Dish,
  codesAreUsed: boolean,
  reportField: (field: string, message: string) => void,
): void {
  const expected = codesAreUsed ? expectedCodes(dish) : [];
  const baseName = codesAreUsed ? withoutMistypedCodes(dish.baseName) : dish.baseName;
  const printed = expected.length > 0 ? `${baseName} (${expected.join(', ')})` : baseName;
  if (dish.name !== printed) {
    const why = codesAreUsed
      ? 'does not carry the codes of its diet, allergens and coconut'
      : 'carries codes, which this branch does not print';
    reportField('name', `"${dish.name}" ${why}; write ${printed}`);
  }
  if (!codesAreUsed) return;
  const words = `${dish.baseName} ${dish.description ?? ''}`;
  for (const [allergen, pattern] of Object.entries(uncodedAllergens)) {
    // Object.entries widens the keys to string; they are allergens.
    if (dish.allergens.contains[allergen as Allergen] && !pattern.test(words))
      reportField('description', `must name ${allergen}, for which there is no code`);
  }
}
