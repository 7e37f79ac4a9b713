import { allergenState } from '../../../model/allergen-state.ts';
import type { Dish, MenuCategory } from '../../../model/types.ts';
import type { Allergen } from '../../../model/schema/allergens.ts';
import type { Choices, Doubt } from './choices.ts';

/** Why a dish is hidden. */
export type Reason =
  | { kind: 'vegetarian' | 'vegan' | 'heat' }
  | { kind: 'contains' | 'mayContain' | 'notChecked'; allergen: Allergen };

export interface Found {
  /** The categories that have dishes left, with those alone. */
  categories: MenuCategory[];
  /** How many dishes are left, and how many there are at all. */
  count: number;
  total: number;
  /** How many dishes the choices hide, of those that the words find. */
  hidden: number;
  /** How many dishes each reason hides; one dish can count under several. The commonest reason comes first. */
  reasons: { reason: Reason; dishes: number }[];
}

/** Applies a guest's choices to the categories of a menu, all of whose pages are looked through. */
export function findDishes(categories: readonly MenuCategory[], choices: Choices): Found {
  const matches = matcher(choices.search);
  const counts = new Map<string, { reason: Reason; dishes: number }>();
  let [count, total, hidden] = [0, 0, 0];
  const left = categories.map((category) => ({
    ...category,
    items: category.items.filter((dish) => {
      total += 1;
      if (!matches(dish, category)) return false;
      const reasons = reasonsAgainst(dish, choices);
      for (const reason of reasons) {
        const key = 'allergen' in reason ? `${reason.kind} ${reason.allergen}` : reason.kind;
        counts.set(key, { reason, dishes: (counts.get(key)?.dishes ?? 0) + 1 });
      }
      if (reasons.length > 0) hidden += 1;
      else count += 1;
      return reasons.length === 0;
    }),
  }));
  return {
    categories: left.filter(({ items }) => items.length > 0),
    count,
    total,
    hidden,
    reasons: [...counts.values()].toSorted((one, other) => other.dishes - one.dishes),
  };
}

/** Everything that speaks against a dish. */
export function reasonsAgainst(dish: Dish, { diet, heat, without, allow }: Choices): Reason[] {
  const isAllowed = (doubt: Doubt) => allow.includes(doubt);
  return [
    ...(diet === 'vegetarian' && !dish.isVeg ? [{ kind: diet }] : []),
    ...(diet === 'vegan' && dish.diet !== 'vegan' ? [{ kind: diet }] : []),
    ...(dish.heat > heat ? [{ kind: 'heat' as const }] : []),
    ...without.flatMap((allergen) => {
      const kind = allergenState(dish.allergens, allergen);
      return kind === 'notInRecipe' || (kind !== 'contains' && isAllowed(kind)) ? [] : [{ kind, allergen }];
    }),
  ];
}

/**
 * Tells whether a dish has all the words of a search in its names, its description, its category or through what it
 * has its allergens. Case and accents do not matter.
 */
function matcher(search: string): (dish: Dish, category: MenuCategory) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (dish, category) => {
    if (words.length === 0) return true;
    const { contains, mayContain } = dish.allergens;
    const text = plain(
      [
        dish.baseName,
        dish.tamil,
        dish.description,
        category.name,
        ...Object.values(contains),
        ...Object.values(mayContain),
      ].join(' '),
    );
    return words.every((word) => text.includes(word));
  };
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
