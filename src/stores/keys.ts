/** Of sessionStorage: the lists of this tab. */
export const LISTS_KEY = 'site:our-table';
/** Of sessionStorage: the filters of the menus in this tab; '' after a guest has cleared them. */
export const FILTERS_KEY = 'site:filters';
/** Of localStorage: the filters, if the guest asks for it. */
export const SAVED_KEY = 'site:finder';
