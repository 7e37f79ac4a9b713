import { type AllergenCode, type AllergenKinds, allergenKinds, allergenOfCode } from './schema/allergens.ts';
import type { Dish, MenuPageWords } from './types.ts';

type Code = NonNullable<MenuPageWords['codeKey']>['codes'][number];

/** The cereals and nuts that some dishes contain, each once. */
export const containedKinds = (dishes: readonly Pick<Dish, 'allergens'>[]): AllergenKinds =>
  Object.fromEntries(
    (['gluten', 'nuts'] as const).map((allergen) => {
      const found = new Set(
        dishes.flatMap(({ allergens }) => (allergens.contains[allergen] ? (allergens.kinds[allergen] ?? []) : [])),
      );
      return [allergen, (allergenKinds[allergen] ?? []).filter((kind) => found.has(kind))];
    }),
  );

export const kindsOfCode = (code: AllergenCode, kinds: AllergenKinds): readonly string[] =>
  (code !== 'VE' && code !== 'CO' && kinds[allergenOfCode[code]]) || [];

/** What a code means, with the cereals or nuts that a dish or a menu has: "Gluten (wheat)". */
export function codeMeaning({ code, meaning }: Code, kinds: AllergenKinds): string {
  const named = kindsOfCode(code, kinds);
  return named.length > 0 ? `${meaning} (${named.join(', ')})` : meaning;
}
