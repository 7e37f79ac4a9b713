import type { Diet } from './recipes/derive.ts';

/** The marks of Indian menus: green dot, ochre ring, red triangle. */
export type DietMark = 'veg' | 'egg' | 'nonVeg';

const MARKS: Record<Diet, DietMark> = { vegan: 'veg', vegetarian: 'veg', egg: 'egg', meat: 'nonVeg', fish: 'nonVeg' };

/** The mark of a dish; undefined if the restaurant keeps no recipes. */
export const dietMarkOf = ({ diet }: { diet?: Diet | undefined }): DietMark | undefined => diet && MARKS[diet];
