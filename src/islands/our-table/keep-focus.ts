import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Where the focus was: a line of the list, and the dish on it. */
interface FocusPlace {
  line: number;
  dish: string | undefined;
}

/**
 * Which line to focus after the focused one was removed: that of the same dish, which may now be under another person, else the line
 * now at its index, else the last. -1 if there are no lines.
 */
export function lineToFocus({ line, dish }: FocusPlace, dishes: readonly (string | undefined)[]): number {
  const moved = dish === undefined ? -1 : dishes.indexOf(dish);
  return moved >= 0 ? moved : Math.min(line, dishes.length - 1);
}

/**
 * Keeps the focus inside the list when the focused control is removed with its line. Returns props for the container of all lines;
 * if no line is left, the focus goes to `[data-focus-last]` in it.
 */
export function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<FocusPlace | null>(null);
  const linesOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-entry]')];

  // After every change of the list. React calls no onBlur for an element that it removes.
  useLayoutEffect(() => {
    const lost = place.current;
    if (!lost || !root.current || document.activeElement !== document.body) return;
    const lines = linesOf(root.current);
    const index = lineToFocus(
      lost,
      lines.map((line) => line.dataset['entry']),
    );
    const isMoved = lost.dish !== undefined && lines[index]?.dataset['entry'] === lost.dish;
    const target = lines[index]?.querySelector<HTMLElement>(isMoved ? 'select' : 'h3');
    (target ?? root.current.querySelector<HTMLElement>('[data-focus-last]'))?.focus();
  });

  return {
    ref: root,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const line = target.closest<HTMLElement>('[data-entry]');
      const lines = root.current ? linesOf(root.current) : [];
      place.current = { line: line ? lines.indexOf(line) : 0, dish: line?.dataset['entry'] };
    },
    onBlur: () => {
      place.current = null;
    },
  };
}
