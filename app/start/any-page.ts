/** Run by the script at the end of each page but the menu's; the build puts the page's own scripts in (tools/prerender). */
export { startLate as default } from './start.ts';
