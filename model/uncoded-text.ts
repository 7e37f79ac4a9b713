import type { Dish, MenuPageWords } from './types.ts';

/** The allergens of a dish that have no code, as written after its codes: "+ soya"; '' if there are none. */
export const uncodedText = ({ uncoded = [] }: Pick<Dish, 'uncoded'>, names: MenuPageWords['allergens']): string =>
  uncoded.map((allergen) => `+ ${names[allergen].toLowerCase()}`).join(' ');
