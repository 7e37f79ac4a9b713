/** Dispatched on the window when buttons that add dishes have come to the page (add-buttons.ts). */
export const BUTTONS_ADDED = 'site:add-buttons';
