import type { Content } from './types.ts';

/** The one line on allergies that guests read beside dishes. A restaurant without recipes lists nothing. */
export const allergyLine = ({ menuPage: { allergy }, recipes }: Pick<Content, 'menuPage' | 'recipes'>): string =>
  recipes.book ? `${allergy.tell} ${allergy.lists}` : allergy.tell;
