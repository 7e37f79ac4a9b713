import { fill } from '../../model/fill.ts';
import { paths } from '../paths.ts';
import { $lists, addPendingDishes, changeList, listOf, saveList } from '../stores/our-table.ts';
import { addDish, addQuantity, countDishes, dishHash, type TableList } from '../stores/table-list.ts';
import { create, readTableData, type TableData } from './page.ts';
import styles from './table-link.module.css';
import type { PendingDish } from '../stores/pending-dishes.ts';

/** Screen readers announce a text only if it changes in an element that they know. */
const ANNOUNCE_AFTER_MS = 100;
const SHOWN_FOR_MS = 8000;

let status: HTMLElement | undefined;

/**
 * Shows the link to the list that was changed last, with the number of its dishes, and the counts on the buttons that add dishes; and for
 * a while a message, which is announced.
 */
export function showTableLink(...message: (string | Node)[]): void {
  status ??= addLink();
  if (message.length === 0) return;
  const shown = create('span', {}, ...message);
  setTimeout(() => status?.replaceChildren(shown), ANNOUNCE_AFTER_MS);
  setTimeout(() => shown.matches(':hover, :focus-within') || shown.remove(), SHOWN_FOR_MS);
}

/** Adds the link and keeps it up to date. Returns the element for announcements. */
function addLink(): HTMLElement {
  const data = readTableData();
  const { words, branches } = data;
  const { link, count } = linkInBar() ?? floatingLink(words.link);
  const spoken = create('span', { className: 'sr' });
  link.append(spoken);
  const isInBar = link.isConnected;
  // That of a menu stays without dishes.
  const isHiddenEmpty = link.hidden;
  const announcement = create('p', { className: styles['message'] ?? '', role: 'status' });
  const aside = create('aside', { ariaLabel: words.link }, announcement);
  document.body.append(aside);

  const menu = document.querySelector<HTMLElement>('.paper[data-branch]')?.dataset['branch'] ?? '';
  const here = branches[menu]?.id;
  /** The list that the page of the list will show: on a menu that of its branch, else the last changed. */
  let list: TableList | undefined;
  link.addEventListener('click', () => list && saveList(list));
  const show = (lists: readonly TableList[]) => {
    const filled = lists.filter(({ entries }) => entries.length > 0);
    list = filled.find(({ branch }) => branch === here) ?? filled[0];
    const store = Object.values(branches).find(({ id }) => id === list?.branch)?.store;
    countOnButtons(lists, data);
    // On a menu, a number beside the dishes of one branch would be read as theirs.
    count.hidden = !list || (here ?? list.branch) !== list.branch;
    spoken.textContent = list && store ? ` ${fill(words.count, { store })}` : '';
    if (list) count.textContent = String(countDishes(list));
    if (isInBar) link.hidden = !list && isHiddenEmpty;
    else if (list) aside.prepend(link);
    else link.remove();
  };
  $lists.subscribe(show);
  // It keeps what the page of the list loads, so that it opens without a network.
  navigator.serviceWorker?.controller?.postMessage(paths.ourTable);
  return announcement;
}

/** The link in the bar at the foot, where the window is narrow enough for it. */
function linkInBar(): { link: HTMLElement; count: HTMLElement } | null {
  const links = [...document.querySelectorAll<HTMLElement>('[data-table-link]')];
  const link = links.find(({ parentElement }) => parentElement?.checkVisibility());
  const count = link?.querySelector('b');
  return link && count ? { link, count } : null;
}

function floatingLink(text: string): { link: HTMLElement; count: HTMLElement } {
  const count = create('b');
  return { link: create('a', { className: styles['link'] ?? '', href: paths.ourTable }, `${text} `, count), count };
}

/** Writes on each button that adds a dish, and in its name, its quantity on the list of the branch. */
function countOnButtons(lists: readonly TableList[], { words, branches }: TableData): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-dish]')) {
    const { branch = '', dish = '', name = '', count = '0' } = button.dataset;
    const list = lists.find((each) => each.branch === branches[branch]?.id);
    const entries = list?.entries.filter((entry) => entry.dish === dishHash(dish)) ?? [];
    const n = countDishes({ entries });
    if (n === Number(count)) continue;
    if (n > 0) button.dataset['count'] = String(n);
    else delete button.dataset['count'];
    button.ariaLabel = fill(n > 0 ? words.addMore : words.add, { dish: name, n });
  }
}

/**
 * Shows which dish has been put on its branch's list, with a button that takes it back, and the link to the list.
 *
 * @param isStored whether the dish is pending beside the lists (storePendingDish)
 * @param row of the dish; that of a menu has its facts
 */
export async function putOnList(
  { branch, dish, price }: PendingDish,
  name: string,
  isStored: boolean,
  row: HTMLElement,
): Promise<void> {
  const hash = dishHash(dish);
  if (isStored) addPendingDishes();
  else changeList(branch, (list) => addDish(list, hash, price));
  const { words, branches } = readTableData();
  const { entries, people } = listOf(branch);
  const added = entries.find((entry) => entry.dish === hash && entry.eater === null);
  if (!added) return showTableLink(words.full);
  const store = Object.values(branches).find(({ id }) => id === branch)?.store ?? '';
  const button = create('button', { type: 'button' }, words.takeBack);
  button.addEventListener('click', () => {
    changeList(branch, (list) => addQuantity(list, added, -1));
    button.parentElement?.remove();
  });
  const said = fill(words.added, { n: added.quantity, dish: name, store });
  showTableLink(said, button);
  if (row.dataset['facts'] === undefined) return;
  const { warnOfDish } = await import('./warn-of-dish.ts');
  const warning = await warnOfDish(row, people);
  if (warning) showTableLink(said, create('b', {}, warning), button);
}
