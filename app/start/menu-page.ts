import { type PageScripts, startAfterLoad } from './start.ts';
import { turnMenu } from './turn-menu.ts';

/** Entry of the script at the end of the menu pages. */
export default function start(page: PageScripts): void {
  turnMenu();
  startAfterLoad(page);
}
