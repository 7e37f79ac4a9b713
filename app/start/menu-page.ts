import { type PageScripts, startAfterLoad } from './start.ts';
import { restoreShortList } from './short-list.ts';
import { turnMenu } from './turn-menu.ts';

/** Entry of the script at the end of the menu pages. */
export default function start(page: PageScripts): void {
  turnMenu();
  restoreShortList();
  startAfterLoad(page);
}
