/** Attribute of the root element while the dish finder is shown instead of the menu's pages (components/menu/menu.module.css). */
export const FINDING_ATTRIBUTE = 'data-finding';

/** State of a history entry whose finder the guest has closed: what the device keeps doesn't open it again. */
export const FINDER_CLOSED = 'finder-closed';

/** Whether finder-early.ts has decided, before the first paint, that this page shows the finder. */
export const opensFinder = (): boolean => document.documentElement.hasAttribute(FINDING_ATTRIBUTE);
