/** Phones. Elsewhere processors are faster, screens are higher, and a change of pages is shown as one (app/layout.tsx). */
export const hasNoHover = () => matchMedia('(hover: none)').matches;
