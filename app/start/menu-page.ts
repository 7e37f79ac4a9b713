import { startLate, type PageScripts } from './start.ts';
import { turnMenu } from './turn-menu.ts';

/** Run by the script inside the menu page. */
export default function start(page: PageScripts): void {
  turnMenu();
  startLate(page);
}
