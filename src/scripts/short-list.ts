const KEY = 'site:short-list';

/** Attribute of the two checkboxes of the short list of dishes (app/components/menu/short-list.tsx). */
export const SHORT_LIST = 'data-short-list';

/** Whether the guest has asked this device to keep the short list. */
export function isShortListKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Keeps the short list on this device, or forgets it. Returns whether it is now kept. */
export function keepShortList(isKept: boolean): boolean {
  try {
    if (isKept) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
    return isKept;
  } catch {
    // Storage is blocked or full. The checkbox stays empty, so the guest sees that nothing is kept.
    return false;
  }
}

/** Switches the short list on before hydration, if it is kept, so that no description shows first. */
export function restoreShortList(): void {
  if (!isShortListKept()) return;
  for (const box of document.querySelectorAll<HTMLInputElement>(`[${SHORT_LIST}]`)) box.checked = true;
}
