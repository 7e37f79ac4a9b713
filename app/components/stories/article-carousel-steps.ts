/** Widths from which a second and a third card are seen, in CSS pixels (spec section 4). */
export const TWO_CARDS = 768;
export const THREE_CARDS = 1024;

/** How many cards of "Other Articles" are seen at a window width. */
export function visibleCards(width: number): 1 | 2 | 3 {
  if (width < TWO_CARDS) return 1;
  return width < THREE_CARDS ? 2 : 3;
}

/** How far one press of an arrow moves: 2 on wide screens, 1 otherwise. */
export function stepSize(width: number): 1 | 2 {
  return width < THREE_CARDS ? 1 : 2;
}

/** The offset after moving by `step` (negative to the left), clamped so that the last card stands at the right edge. */
export function moveOffset(offset: number, step: number, count: number, visible: number): number {
  return Math.min(Math.max(offset + step, 0), lastOffset(count, visible));
}

/** The offset at which nothing is left to the right. */
export function lastOffset(count: number, visible: number): number {
  return Math.max(count - visible, 0);
}
