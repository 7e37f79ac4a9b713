/** The id of a dish in its branch's menu. */
export const dishId = (branch: string, dish: string): string => `${branch}-${dish}`;

/** The id of a category. It includes the branch, because branches share category names. */
export const categoryId = (branch: string, slug: string): string => `${branch}-${slug}`;
