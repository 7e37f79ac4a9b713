/** The texts of a dish that guests read below its name, in their order: on the page, in the PDF, in the open data. */
export const dishTexts = ['description'] as const;
export type DishText = (typeof dishTexts)[number];
