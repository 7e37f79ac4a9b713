/** Whether the device has no hover, like phones. Others have faster processors, higher screens and view transitions (app/layout.tsx). */
export const hasNoHover = () => matchMedia('(hover: none)').matches;
