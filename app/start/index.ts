import { startLate, type PageScripts } from './start.ts';
import { turnMenu } from './turn-menu.ts';

/** Run by the one script inside each page's HTML; tools/finish puts the page's own addresses in. */
export function start(page: PageScripts): void {
  turnMenu();
  startLate(page);
}
