import type { MenuCounts } from '../../../model/decide-dish.ts';
import { fill } from '../../../model/fill.ts';
import { andList } from '../../../model/lists.ts';
import type { MenuPageWords } from '../../../model/types.ts';

export type FactWords = Pick<MenuPageWords['facts'], 'dish' | 'dishes' | 'drink' | 'drinks'>;
interface Words<Names extends keyof MenuPageWords['filters']> {
  filters: Pick<MenuPageWords['filters'], Names>;
  facts: FactWords;
}

/** "43 of 149 dishes, 64 of 72 drinks"; a menu without drinks has dishes only. */
export const countText = ({ dishes, drinks }: MenuCounts, { filters: { ofTotal }, facts }: Words<'ofTotal'>): string =>
  [
    fill(facts.dishes, { n: fill(ofTotal, { ...dishes }) }),
    ...(drinks.total > 0 ? [fill(facts.drinks, { n: fill(ofTotal, { ...drinks }) })] : []),
  ].join(', ');

/** "8 dishes and 1 drink": what there is, and nothing that there is none of. */
export const amountText = (dishes: number, drinks: number, facts: FactWords): string =>
  andList.format([
    ...(dishes > 0 || drinks === 0 ? [fill(dishes === 1 ? facts.dish : facts.dishes, { n: dishes })] : []),
    ...(drinks > 0 ? [fill(drinks === 1 ? facts.drink : facts.drinks, { n: drinks })] : []),
  ]);

/** "Found: 8 dishes and 1 drink. Your filters leave out 2 dishes": of a search. '' if its words find nothing. */
export function foundText({ dishes, drinks }: MenuCounts, { filters: { results }, facts }: Words<'results'>): string {
  if (dishes.found + drinks.found === 0) return '';
  const found = fill(results.found, { amount: amountText(dishes.found, drinks.found, facts) });
  const [dishesOut, drinksOut] = [dishes.found - dishes.n, drinks.found - drinks.n];
  if (dishesOut + drinksOut === 0) return found;
  return `${found}. ${fill(results.leftOut, { amount: amountText(dishesOut, drinksOut, facts) })}`;
}
