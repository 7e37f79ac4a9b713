import { WAITING_ATTRIBUTE } from './prepare-menu.ts';

/** Events that precede the press of a filter, or the press itself. */
const EVENTS = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** Loads the filters of a menu with the guest's first touch; at once if they leave dishes out already. */
export function loadFilters(): void {
  const root = document.documentElement;
  const load = () => {
    for (const type of EVENTS) removeEventListener(type, load);
    import('./menu-filters.ts')
      .then(({ startMenuFilters }) => startMenuFilters())
      .catch(() => {
        const line = document.querySelector<HTMLTemplateElement>('#part-missing');
        line?.replaceWith(line.content);
      })
      .finally(() => root.removeAttribute(WAITING_ATTRIBUTE));
  };
  if (root.hasAttribute(WAITING_ATTRIBUTE)) {
    // Not to be removed by the page's `load` (prepare-menu.ts).
    root.setAttribute(WAITING_ATTRIBUTE, 'loading');
    load();
  } else for (const type of EVENTS) addEventListener(type, load, { passive: true });
}
