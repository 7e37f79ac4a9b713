import type { DishOffer } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';

export const dishId = (branch: string, dish: string): string => `${branch}-${dish}`;

/** The id of a category. Two hyphens, which no dish has, keep it apart from a dish of the same name. */
export const categoryId = (branch: string, slug: string): string => `${branch}--${slug}`;

/** The address of an offered dish on its menu. */
export const offerPath = ({ branch, page, dish }: DishOffer): string =>
  `${menuPath(branch, page)}#${dishId(branch.key, dish)}`;
