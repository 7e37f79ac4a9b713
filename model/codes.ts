import {
  type AllergenCode,
  type TextsByAllergen,
  allergenKinds,
  allergenOfCode,
  type Allergen,
  allergenCodes,
  allergens,
} from './schema/allergens.ts';
import type { Dish, MenuPageWords } from './types.ts';
import type { DerivedDish } from './recipes/derive.ts';
import { isOneOf } from './pick.ts';
import { slugify } from './slug.ts';

type Code = NonNullable<MenuPageWords['codeKey']>['codes'][number];

/** The cereals and nuts that some dishes contain, each once. */
export const containedKinds = (dishes: readonly Pick<Dish, 'allergens'>[]): TextsByAllergen =>
  Object.fromEntries(
    (['gluten', 'nuts'] as const).map((allergen) => {
      const found = new Set(dishes.flatMap(({ allergens: { kinds } }) => kinds.contains[allergen] ?? []));
      return [allergen, (allergenKinds[allergen] ?? []).filter((kind) => found.has(kind))];
    }),
  );

export const kindsOfCode = (code: AllergenCode, kinds: TextsByAllergen): readonly string[] =>
  (code !== 'VE' && code !== 'CO' && kinds[allergenOfCode[code]]) || [];

/** What a code means, with the cereals or nuts that a dish or a menu has: "Gluten (wheat)". */
export function codeMeaning({ code, meaning }: Code, kinds: TextsByAllergen): string {
  const named = kindsOfCode(code, kinds);
  return named.length > 0 ? `${meaning} (${named.join(', ')})` : meaning;
}

/** What the codes of a menu mean, in one line: "What the codes mean: VE Vegan, G Gluten (wheat)"; '' without codes. */
export const keyText = (key: MenuPageWords['codeKey'], kinds: TextsByAllergen): string =>
  key ? `${key.heading}: ${key.codes.map((each) => `${each.code} ${codeMeaning(each, kinds)}`).join(', ')}` : '';

/** The allergens of a dish that have no code, as written after its codes: "+ soya"; '' if there are none. */
export const uncodedText = ({ uncoded = [] }: Pick<Dish, 'uncoded'>, names: MenuPageWords['allergens']): string =>
  uncoded.map((allergen) => `+ ${names[allergen].toLowerCase()}`).join(' ');

/** 'Fish Soup' of 'Fish Soup (g,M)'. Brackets with other content belong to the name: 'Sardines (3)'. */
export function withoutCodes(name: string): string {
  const [, baseName, inBrackets = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(name) ?? [];
  const areCodes = inBrackets.split(',').every((part) => isOneOf(allergenCodes, part.trim().toUpperCase()));
  return baseName !== undefined && areCodes ? baseName : name;
}

/**
 * The names of a dish or drink of a file: `title` is its own, 'Merlot'; `baseName` has origin and volume too, 'Merlot, Central Valley
 * 75 cl'; `id` is the base name as a slug, which links of lists hold.
 */
export function namesOf({ name, origin, volume }: Pick<Dish, 'name' | 'origin' | 'volume'>) {
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
