import type { DerivedDish } from '../recipes/derive.ts';
import { slugify } from '../slug.ts';
import { type Allergen, type AllergenCode, allergenCodes, allergenOfCode, allergens } from '../schema/allergens.ts';

const isCode = (text: string): text is AllergenCode => (allergenCodes as readonly string[]).includes(text);

/** 'Fish Soup' of 'Fish Soup (g,M)'. Brackets with other content belong to the name: 'Sardines (3)'. */
export function withoutCodes(name: string): string {
  const [, baseName, inBrackets = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(name) ?? [];
  const areCodes = inBrackets.split(',').every((part) => isCode(part.trim().toUpperCase()));
  return baseName !== undefined && areCodes ? baseName : name;
}

interface NamedItem {
  name: string;
  origin?: string | undefined;
  volume?: string | undefined;
}

/**
 * The names of a dish or drink of a file: `title` is its own, 'Merlot'; `baseName` has origin and volume too, 'Merlot, Central Valley
 * 75 cl'; `id` is the base name as a slug, which links of lists hold.
 */
export function namesOf({ name, origin, volume }: NamedItem): { title: string; baseName: string; id: string } {
  const title = withoutCodes(name);
  const place = origin === undefined ? '' : `, ${origin}`;
  const amount = volume === undefined ? '' : /^\d/.test(volume) ? ` ${volume}` : `, ${volume}`;
  const baseName = title + place + amount;
  return { title, baseName, id: slugify(baseName) };
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
