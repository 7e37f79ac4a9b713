import type { Served } from './recipes/book.ts';
import type { Branch, DishOffer, Menu, StoryDish } from './types.ts';

interface Menus {
  branches: readonly Branch[];
  menus: Readonly<Record<string, Menu>>;
  served: readonly Served[];
}

/** The cheapest dish with an id or its recipe, as a card that calls it `name` offers it. Undefined if no menu has it today. */
export const findOffer = (name: string, id: string, menus: Menus): DishOffer | undefined =>
  findCheapest(id, menus)?.offerAs(name);

export function findStoryDish(id: string, menus: Menus): StoryDish | undefined {
  const found = findCheapest(id, menus);
  if (!found) return undefined;
  const { baseName, localName, picture } = found.dish;
  return { name: baseName, ...(localName && { localName }), picture, offer: found.offerAs(baseName) };
}

function findCheapest(id: string, { branches, menus, served }: Menus) {
  const meant = served.filter(({ dish, recipe }) => dish === id || recipe === id);
  const found = branches.flatMap((branch) =>
    (menus[branch.key]?.pages ?? []).flatMap(({ categories }, index) =>
      categories
        .flatMap(({ items }) => items)
        .filter((dish) => meant.some((one) => one.branch === branch.key && one.dish === dish.id))
        .map((dish) => ({ dish, branch, page: index + 1 })),
    ),
  );
  const cheapest = found.toSorted((one, other) => one.dish.price - other.dish.price)[0];
  if (!cheapest) return undefined;
  const { dish, branch, page } = cheapest;
  const isEverywhere = branches.every(({ key }) => found.some((one) => one.branch.key === key));
  const soldOut = found.flatMap((one) =>
    one.dish.soldOut ? [{ store: one.branch.store, period: one.dish.soldOut }] : [],
  );
  const offerAs = (name: string): DishOffer => {
    const note = [...(dish.baseName === name ? [] : [dish.baseName]), ...(isEverywhere ? [] : [branch.store])].join(
      ', ',
    );
    const { key, isDefault } = branch;
    return {
      price: dish.price,
      ...(found.some((one) => one.dish.price > dish.price) && { isFrom: true }),
      branch: { key, isDefault },
      page,
      dish: dish.id,
      ...(soldOut.length > 0 && { soldOut }),
      ...(soldOut.length === found.length && { isSoldOut: true }),
      ...(dish.weekendOnly && { weekendOnly: true }),
      ...(note && { note }),
    };
  };
  return { dish, offerAs };
}
