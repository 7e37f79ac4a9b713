import { overlapOf } from './opening/period.ts';
import type { Served } from './recipes/book.ts';
import type { Branch, DataFiles, DishOffer, MenuPageData, Story, OfferedDish, StoryFile } from './types.ts';

interface Menus {
  branches: readonly Branch[];
  menus: Readonly<Record<string, readonly MenuPageData[]>>;
  served: readonly Served[];
}

/** Finds the dishes of the home page on the menus. A slide whose id is a branch's key offers that branch's dish. */
export function withDishes(home: DataFiles['home'], menus: Menus) {
  const slides = home.slides.map(({ dish, ...slide }) => {
    const own = menus.branches.filter(({ key }) => key === slide.id);
    const found =
      dish === undefined ? undefined : findOfferedDish(dish, own.length > 0 ? { ...menus, branches: own } : menus);
    return { ...slide, ...(found && { dish: found }) };
  });
  const withOffer = <Card extends { dish?: string | undefined }>({ dish, ...card }: Card, name: string) => {
    const offer = dish === undefined ? undefined : findOffer(name, dish, menus);
    return { ...card, ...(offer && { offer }) };
  };
  const { signatureDishes, roots, featured, ...others } = home;
  return {
    ...others,
    slides,
    signatureDishes: { ...signatureDishes, dishes: signatureDishes.dishes.map((card) => withOffer(card, card.name)) },
    ...(roots && { roots: { ...roots, pictures: roots.pictures.map((card) => withOffer(card, card.caption)) } }),
    ...(featured && { featured: { ...featured, items: featured.items.map((card) => withOffer(card, card.caption)) } }),
  };
}

/** Finds the dishes of a story on the menus. Those that no menu has today are left out. */
export const withStoryDishes = ({ dishes = [], ...story }: StoryFile, menus: Menus): Story => ({
  ...story,
  dishes: dishes.flatMap((id) => findOfferedDish(id, menus) ?? []),
});

/** The cheapest dish with an id or its recipe, as a card that calls it `name` offers it. Undefined if no menu has it today. */
export const findOffer = (name: string, id: string, menus: Menus): DishOffer | undefined =>
  findCheapest(id, menus)?.offerAs(name);

function findOfferedDish(id: string, menus: Menus): OfferedDish | undefined {
  const found = findCheapest(id, menus);
  if (!found) return undefined;
  const { baseName, localName, picture } = found.dish;
  return { name: baseName, ...(localName && { localName }), picture, offer: found.offerAs(baseName) };
}

function findCheapest(id: string, { branches, menus, served }: Menus) {
  const meant = served.filter(({ dish, recipe }) => dish === id || recipe === id);
  const found = branches.flatMap((branch) =>
    (menus[branch.key] ?? []).flatMap(({ categories }, index) =>
      categories
        .flatMap(({ items }) => items)
        .filter((dish) => meant.some((one) => one.branch === branch.key && one.dish === dish.id))
        .map((dish) => ({ dish, branch, page: index + 1 })),
    ),
  );
  const cheapest = found.toSorted((one, other) => one.dish.price - other.dish.price)[0];
  if (!cheapest) return undefined;
  const { dish, branch, page } = cheapest;
  const soldOutOf = (all: typeof found) => overlapOf(all.map((one) => one.dish.soldOut));
  const serving = branches.filter(({ key }) => found.some((one) => one.branch.key === key));
  const soldOut = serving.flatMap(({ key, store }) => {
    const period = soldOutOf(found.filter((one) => one.branch.key === key));
    return period ? [{ store, period }] : [];
  });
  const offerAs = (name: string): DishOffer => {
    const { key, isDefault, store } = branch;
    return {
      price: dish.price,
      ...(found.some((one) => one.dish.price > dish.price) && { hasHigherPrices: true }),
      branch: { key, isDefault },
      page,
      dish: dish.id,
      listId: dish.listId,
      ...(soldOut.length > 0 && { soldOut }),
      ...(soldOutOf(found) && { isSoldOutEverywhere: true }),
      ...(dish.served && found.every((one) => one.dish.served === dish.served) && { served: dish.served }),
      ...(dish.baseName !== name && { menuName: dish.baseName }),
      ...(serving.length === 1 && branches.length > 1 && { onlyAt: store }),
    };
  };
  return { dish, offerAs };
}
