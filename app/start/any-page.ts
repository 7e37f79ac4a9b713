/** Entry of the script at the end of each page except the menu's. The build passes the page's scripts (tools/prerender). */
export { startAfterLoad as default } from './start.ts';
