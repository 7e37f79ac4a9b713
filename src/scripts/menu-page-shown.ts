/** Dispatched on the window when another page of the menu is shown (menu-paging.ts). */
export const MENU_PAGE_SHOWN = 'site:menu-page';
