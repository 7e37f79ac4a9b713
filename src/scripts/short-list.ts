/** The key of the storage, for menu-early.ts too. */
export const SHORT_LIST_KEY = 'site:short-list';

/**
 * The two checkboxes of a menu (components/menu/short-list.tsx): one hides the descriptions of its dishes by styles alone, the other
 * keeps that on this device.
 */
export function startShortList(): void {
  const [on, kept] = document.querySelectorAll<HTMLInputElement>('[data-short-list]');
  kept?.addEventListener('change', () => (kept.checked = keep(kept.checked)));
  on?.addEventListener('change', () => {
    if (!on.checked && kept?.checked) kept.checked = keep(false);
  });
}

/** Keeps the short list, or forgets it. Returns whether it is now kept. */
function keep(isKept: boolean): boolean {
  try {
    if (isKept) localStorage.setItem(SHORT_LIST_KEY, '');
    else localStorage.removeItem(SHORT_LIST_KEY);
    return isKept;
  } catch {
    // Storage is blocked or full. The checkbox stays empty, so the guest sees that nothing is kept.
    return false;
  }
}
