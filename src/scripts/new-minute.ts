/** Dispatched on the window at the start of each minute, and when the page is seen again (opening-line.ts). */
export const NEW_MINUTE = 'site:new-minute';
