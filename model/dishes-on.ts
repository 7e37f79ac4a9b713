/** The dishes of pages of a menu, in their order. */
export const dishesOn = <Dish>(pages: readonly { categories: readonly { items: readonly Dish[] }[] }[] = []): Dish[] =>
  pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
