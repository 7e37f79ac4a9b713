/** Of sessionStorage: the lists of this tab. */
export const LISTS_KEY = 'site:our-table';
/** Of localStorage: the choices of the finder, if the guest asks for it. */
export const SAVED_KEY = 'site:finder';
