import type { Dish } from '../../../model/types.ts';

/** Drinks by style, in the order in which the styles first occur. Those without a style come first, under no heading. */
export function groupByStyle<Drink extends Pick<Dish, 'style'>>(
  drinks: readonly Drink[],
): { style: string | undefined; dishes: Drink[] }[] {
  const groups = Array.from(
    Map.groupBy(drinks, ({ style }) => style),
    ([style, some]) => ({ style, dishes: some }),
  );
  return groups.toSorted((one, other) => Number(one.style !== undefined) - Number(other.style !== undefined));
}

interface DrinkSize {
  /** "125 ml"; undefined if the content does not say it. */
  text: string | undefined;
  price: number;
  /** Whether the drink's own price is for this size. */
  own: boolean;
}

/** The sizes of a drink from the smallest. `size` is what its own price is for; without it, its volume. */
export function sizesOf({ volume, price, also = [] }: Sized, size = volume): DrinkSize[] {
  const others = also.map((each) => ({ text: each.size, price: each.price, own: false }));
  return [{ text: size, price, own: true }, ...others].toSorted((a, b) => a.price - b.price);
}

type Sized = Pick<Dish, 'volume' | 'price' | 'also'>;

/** The sizes that every one of these drinks has, to stand once above their prices. undefined if drinks differ or have one size. */
export function commonSizes(drinks: readonly Sized[], size: string | undefined): string[] | undefined {
  const [first, ...others] = drinks.map((drink) => sizesOf(drink, size).map(({ text }) => text ?? ''));
  if (!first || first.length < 2 || others.some((sizes) => sizes.join() !== first.join())) return undefined;
  return first;
}
