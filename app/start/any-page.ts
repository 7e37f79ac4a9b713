/** Run by the script inside each page but the menu's; tools/finish puts the page's own addresses in. */
export { startLate as default } from './start.ts';
