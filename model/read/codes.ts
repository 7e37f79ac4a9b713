import type { DerivedDish } from '../recipes/derive.ts';
import { type Allergen, type AllergenCode, allergenCodes, allergenOfCode, allergens } from '../schema/allergens.ts';

const isCode = (text: string): text is AllergenCode => (allergenCodes as readonly string[]).includes(text);

/** 'Fish Soup' of 'Fish Soup (g,M)'. Brackets with other content belong to the name: 'Sardines (3)'. */
export function withoutCodes(name: string): string {
  const [, baseName, inBrackets = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(name) ?? [];
  const areCodes = inBrackets.split(',').every((part) => isCode(part.trim().toUpperCase()));
  return baseName !== undefined && areCodes ? baseName : name;
}

type Contents = Pick<DerivedDish, 'diet' | 'hasCoconut' | 'contains'>;

/** The codes of a dish, in the printed order. */
export const codesOf = ({ diet, hasCoconut, contains }: Contents): AllergenCode[] =>
  allergenCodes.filter((code) => {
    if (code === 'VE') return diet === 'vegan';
    if (code === 'CO') return hasCoconut;
    return contains[allergenOfCode[code]] !== undefined;
  });

const coded: ReadonlySet<Allergen> = new Set(Object.values(allergenOfCode));

/** The allergens of a dish that have no code, which are named in words beside the codes. */
export const uncodedAllergens = ({ contains }: Pick<Contents, 'contains'>): Allergen[] =>
  allergens.filter((allergen) => contains[allergen] !== undefined && !coded.has(allergen));
