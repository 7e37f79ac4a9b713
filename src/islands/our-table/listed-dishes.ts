import type { BranchCategory, BranchDish } from '../../data/branch-data-json.ts';
import { amountText, type FactWords } from '../../ui/dishes/count-text.ts';
import { toPence } from '../../ui/dishes/price-text.ts';
import { countDishes, dishHash, sizeId, type TableEntry, type TableList } from '../../stores/table-list.ts';

/** What a branch's menu offers today under one number. */
interface OfferedItem {
  dish: BranchDish;
  isDrink: boolean;
  /** Its name without codes; for another size with the size: "Merlot, 175 ml". */
  name: string;
  /** In pence. */
  price: number;
}

/** An entry of a list with what the menu says of it today. */
export interface ListedDish extends OfferedItem {
  entry: TableEntry;
}

/** "2 dishes and 1 drink", with their quantities. */
export function listedText(listed: readonly Pick<ListedDish, 'isDrink' | 'entry'>[], facts: FactWords): string {
  const numberOf = (drinks: boolean) =>
    countDishes({ entries: listed.flatMap(({ isDrink, entry }) => (isDrink === drinks ? entry : [])) });
  return amountText(numberOf(false), numberOf(true), facts);
}

export type TodaysList = ReturnType<typeof compareWithMenu>;

/** All that a branch offers, by number, in the order of its menu. */
export function offersOf(
  categories: readonly Pick<BranchCategory, 'items' | 'isDrinks'>[],
): ReadonlyMap<number, OfferedItem> {
  return new Map(
    categories.flatMap(({ items, isDrinks: isDrink }) =>
      items.flatMap((dish): [number, OfferedItem][] => [
        [dishHash(dish.listId), { dish, isDrink, name: dish.baseName, price: toPence(dish.price) }],
        ...(dish.also ?? []).map(({ size, price }): [number, OfferedItem] => [
          dishHash(sizeId(dish.listId, size)),
          {
            dish,
            isDrink,
            name: [dish.title ?? dish.baseName, dish.origin, size].filter(Boolean).join(', '),
            price: toPence(price),
          },
        ]),
      ]),
    ),
  );
}

/** The entries of a list beside what the branch offers today. */
export function compareWithMenu({ entries }: Pick<TableList, 'entries'>, offers: ReadonlyMap<number, OfferedItem>) {
  const order = new Map([...offers.keys()].map((dish, index) => [dish, index]));
  const place = ({ dish }: TableEntry) => order.get(dish) ?? 0;
  const dishes = entries
    .toSorted((one, other) => place(one) - place(other))
    .flatMap((entry): ListedDish[] => {
      const offered = offers.get(entry.dish);
      return offered ? [{ entry, ...offered }] : [];
    });
  const differing = dishes.filter(({ entry, price }) => entry.price !== 0 && entry.price !== price);
  return {
    /** What the branch's menu has, in its order. */
    dishes,
    /** What it does not have. */
    missing: entries.filter(({ dish }) => !offers.has(dish)),
    /** The dishes whose price is another than in the list, each once. */
    changed: [...new Map(differing.map((listed) => [listed.entry.dish, listed])).values()],
  };
}

/** A dish of a list with the total quantity, and how many each eater has. */
export interface DishTotal {
  listed: ListedDish;
  quantity: number;
  portions: readonly Pick<TableEntry, 'eater' | 'quantity'>[];
}

/** The dishes of a list, each once, in the order of the menu. */
export function addUpDishes(dishes: readonly ListedDish[]): DishTotal[] {
  return [...Map.groupBy(dishes, ({ entry }) => entry.dish).values()].flatMap((same) => {
    const [listed] = same;
    if (!listed) return [];
    const quantity = same.reduce((sum, { entry }) => sum + entry.quantity, 0);
    return [{ listed, quantity, portions: same.map(({ entry }) => entry) }];
  });
}

/**
 * What a list comes to at today's prices, in whole pence.
 *
 * @param servicePercent 0 if the branch charges none
 */
export function sumUp(listed: readonly PricedDish[], servicePercent: number) {
  const dishes = listed.reduce((sum, { price, entry }) => sum + price * entry.quantity, 0);
  return { dishes, total: dishes + Math.round((dishes * servicePercent) / 100) };
}

/** A dish of a list with today's price of one, in pence. */
interface PricedDish {
  entry: Pick<TableEntry, 'quantity'>;
  price: number;
}
