import type { MenuCounts } from '../../../model/decide-dish.ts';
import { fill } from '../../../model/fill.ts';
import type { MenuPageWords } from '../../../model/types.ts';

type FactWords = Pick<MenuPageWords['facts'], 'dish' | 'dishes' | 'drink' | 'drinks'>;

/** "43 of 149 dishes, 64 of 72 drinks"; a menu without drinks has dishes only. */
export const countText = (
  { dishes, drinks }: MenuCounts,
  { ofTotal, facts }: Pick<MenuPageWords['filters'], 'ofTotal'> & { facts: Pick<FactWords, 'dishes' | 'drinks'> },
): string =>
  [
    fill(facts.dishes, { n: fill(ofTotal, { ...dishes }) }),
    ...(drinks.total > 0 ? [fill(facts.drinks, { n: fill(ofTotal, { ...drinks }) })] : []),
  ].join(', ');

/** "8 dishes, 1 drink"; no drinks are not named. */
export const amountText = (dishes: number, drinks: number, facts: FactWords): string =>
  [
    ...(dishes > 0 || drinks === 0 ? [fill(dishes === 1 ? facts.dish : facts.dishes, { n: dishes })] : []),
    ...(drinks > 0 ? [fill(drinks === 1 ? facts.drink : facts.drinks, { n: drinks })] : []),
  ].join(', ');
