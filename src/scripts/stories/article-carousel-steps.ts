/** Breakpoints for two and three visible cards, in CSS pixels (STORY-10). */
const TWO_CARDS = 768;
const THREE_CARDS = 1024;

/** The number of cards of "Other Articles" that are visible at a viewport width. */
export function visibleCards(width: number): 1 | 2 | 3 {
  if (width < TWO_CARDS) return 1;
  return width < THREE_CARDS ? 2 : 3;
}

/** The number of cards that one press of an arrow moves: 2 on wide screens, 1 otherwise. */
export const stepSize = (width: number): 1 | 2 => (width < THREE_CARDS ? 1 : 2);

/** The nearest offset, in cards, at which neither end leaves a gap. */
export const clampOffset = (offset: number, count: number, visible: number): number =>
  Math.min(Math.max(offset, 0), lastOffset(count, visible));

/** The offset at which the last card is visible. */
export const lastOffset = (count: number, visible: number): number => Math.max(count - visible, 0);

/** For screen readers: "Showing 1 to 3 of 4". */
export const positionText = (from: number, to: number, total: number): string => `Showing ${from} to ${to} of ${total}`;
