import type { Diet } from './recipes/derive.ts';

/** The marks of Indian menus: green dot, ochre ring, red triangle. */
export type DietMark = 'veg' | 'egg' | 'nonVeg';

const MARKS: Record<Diet, DietMark> = { vegan: 'veg', vegetarian: 'veg', egg: 'egg', meat: 'nonVeg', fish: 'nonVeg' };

export const dietMarkOf = ({ diet }: { diet: Diet }): DietMark => MARKS[diet];
