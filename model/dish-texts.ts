/** The texts of a dish that guests read below its name, in their order: on the page and in the PDF. */
export const dishTexts = ['description'] as const;
export type DishText = (typeof dishTexts)[number];
