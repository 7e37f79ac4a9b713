import type { Content } from './types.ts';

/** The line on allergies beside dishes. Only a restaurant with recipes refers to its allergen lists. */
export const allergyLine = ({ menuPage: { allergy }, recipes }: Pick<Content, 'menuPage' | 'recipes'>): string =>
  recipes.book ? `${allergy.tell} ${allergy.lists}` : allergy.tell;
