/** Calls back in the first task after the next frame. */
export const afterPaint = (callback: () => void) => void requestAnimationFrame(() => setTimeout(callback));
