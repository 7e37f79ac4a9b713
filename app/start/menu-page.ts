import { type PageScripts, startLate } from './start.ts';
import { turnMenu } from './turn-menu.ts';

/** Run by the script at the end of the pages of the menu. */
export default function start(page: PageScripts): void {
  turnMenu();
  startLate(page);
}
