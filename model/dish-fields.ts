import type { Diet } from './recipes/derive.ts';

/** The fields of a dish in its file that the site has in another form, or not at all. */
export const derivedFrom = [
  'image',
  'available',
  'days',
  'hours',
  'from',
  'until',
  'soldOut',
  'background',
  'recipe',
] as const;

/** The marks of Indian menus: green dot, ochre ring, red triangle. */
export type DietMark = 'veg' | 'egg' | 'nonVeg';

const DIET_MARKS: Record<Diet, DietMark> = {
  vegan: 'veg',
  vegetarian: 'veg',
  egg: 'egg',
  meat: 'nonVeg',
  fish: 'nonVeg',
};

export const dietMarkOf = ({ diet }: { diet: Diet }): DietMark => DIET_MARKS[diet];
