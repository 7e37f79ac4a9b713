import type { Dish } from '../../../model/types.ts';
import type { DietMarkKind } from '../../ui/diet-mark.tsx';

const MARKS: Record<NonNullable<Dish['diet']>, DietMarkKind> = {
  vegan: 'veg',
  vegetarian: 'veg',
  egg: 'egg',
  meat: 'nonVeg',
  fish: 'nonVeg',
};

/** The mark of a dish; undefined if nobody knows its diet. */
export const dietMarkOf = ({ diet }: Pick<Dish, 'diet'>): DietMarkKind | undefined => diet && MARKS[diet];
