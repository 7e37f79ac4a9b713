import { exclusionsFor } from '../../model/decide-dish.ts';
import { fill } from '../../model/fill.ts';
import { paths } from '../paths.ts';
import type { Party } from '../stores/party.ts';
import { BRANCH_KEY, store } from '../stores/keys.ts';
import { $party, changeList, listOf, storePending } from '../stores/stored-party.ts';
import { addDish, addQuantity, countDishes, dishHash, MAX_QUANTITY } from '../stores/table-list.ts';
import { readFacts } from '../ui/dishes/dish-facts.ts';
import { create, readTableData, type TableData } from './page.ts';
import styles from './table-link.module.css';
import type { PendingDish } from '../stores/pending-dishes.ts';

/** Screen readers announce a text only if it changes in an element that they know. */
const ANNOUNCE_AFTER_MS = 100;
const SHOWN_FOR_MS = 8000;

let place: ReturnType<typeof addLink> | undefined;

/** Shows the link to the list that was changed last, with the number of its dishes, and the counts on the buttons that add dishes. */
export function showTableLink(): void {
  place ??= addLink();
}

/** Shows a text for a while, and has it announced; a button stands beside it. */
function say(text: string | Node, ...buttons: Node[]): void {
  const { message, status, actions } = (place ??= addLink());
  const said = create('span', {}, text);
  setTimeout(() => {
    status.replaceChildren(said);
    actions.replaceChildren(...buttons);
  }, ANNOUNCE_AFTER_MS);
  const end = () => {
    if (!status.contains(said)) return;
    if (message.matches(':hover, :focus-within')) setTimeout(end, SHOWN_FOR_MS);
    else hush();
  };
  setTimeout(end, SHOWN_FOR_MS);
}

function hush(): void {
  place?.status.replaceChildren();
  place?.actions.replaceChildren();
}

/** Adds the link and keeps it up to date. Returns where a message is shown, and the part of it that is announced. */
function addLink() {
  const data = readTableData();
  const { words, branches } = data;
  // Of a text that is added to another, it alone is announced.
  const status = create('p', { role: 'status', ariaAtomic: 'false' });
  const actions = create('span');
  const message = create('div', { className: styles['message'] ?? '' }, status, actions);
  const floating = create(
    'a',
    { className: styles['link'] ?? '', href: paths.ourTable },
    `${words.link} `,
    create('b'),
  );
  document.body.append(create('aside', { className: styles['dock'] ?? '', ariaLabel: words.link }, message, floating));
  const inBars = [...document.querySelectorAll<HTMLElement>('[data-table-link]')];
  // That of a menu stays without dishes.
  const optional = inBars.filter(({ hidden }) => hidden);
  const menu = document.querySelector<HTMLElement>('.paper[data-branch]')?.dataset['branch'] ?? '';
  const here = branches[menu]?.id;
  /** The list that was changed last; a menu counts that of its branch. The page of the list shows the same branch. */
  let list: Party['lists'][number] | undefined;
  const links = [floating, ...inBars].map((link) => {
    const spoken = create('span', { className: 'sr' });
    link.append(spoken);
    link.addEventListener('click', () => list && store(BRANCH_KEY, String(here ?? list.branch)));
    return { spoken, count: link.querySelector('b') };
  });
  // Where the window is too wide for a bar.
  const float = () => (floating.hidden = !list || inBars.some((link) => link.parentElement?.checkVisibility()));
  addEventListener('resize', float);
  $party.subscribe(({ lists }) => {
    list = lists.find(({ branch }) => branch === here) ?? lists[0];
    countOnButtons(lists, data);
    // On a menu, a number beside the dishes of one branch would be read as theirs.
    const counted = list && (here ?? list.branch) === list.branch ? list : undefined;
    for (const { spoken, count } of links) {
      spoken.textContent = counted ? ` ${fill(words.count, { store: storeOf(counted.branch, data) })}` : '';
      if (!count) continue;
      count.hidden = !counted;
      if (counted) count.textContent = String(countDishes(counted));
    }
    for (const link of optional) link.hidden = !list;
    float();
  });
  // It keeps what the page of the list loads, so that it opens without a network.
  navigator.serviceWorker?.controller?.postMessage(paths.ourTable);
  return { message, status, actions };
}

const storeOf = (branch: number, { branches }: TableData) =>
  Object.values(branches).find(({ id }) => id === branch)?.store ?? '';

/** Writes on each button that adds a dish, and in its name, its quantity on the list of the branch. */
function countOnButtons(lists: Party['lists'], { words, branches }: TableData): void {
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

interface AddedDish extends PendingDish {
  name: string;
  /** Whether it is pending beside the lists (storePendingDish). */
  isStored: boolean;
  row: HTMLElement;
  /** The one that was pressed. */
  button: HTMLElement;
}

/** Says which dish has been put on its branch's list, and if somebody there cannot have it; with a button that takes it back. */
export async function putOnList({ branch, dish, price, name, isStored, row, button }: AddedDish): Promise<void> {
  const hash = dishHash(dish);
  if (isStored) storePending();
  else changeList(branch, (list) => addDish(list, hash, price));
  const data = readTableData();
  const { words, filterWordsAddress } = data;
  const { entries, people } = listOf(branch);
  const added = entries.find((entry) => entry.dish === hash && entry.eater === null);
  if (!added) return say(words.full);
  const takeBack = create('button', { type: 'button', className: 'act' }, words.takeBack);
  takeBack.addEventListener('click', () => {
    changeList(branch, (list) => addQuantity(list, added, -1));
    button.focus({ preventScroll: true });
    hush();
  });
  const said = create('span', {}, fill(words.added, { n: added.quantity, dish: name, store: storeOf(branch, data) }));
  // At the limit, the press may have added none.
  say(said, ...(added.quantity < MAX_QUANTITY ? [takeBack] : []));
  const facts = readFacts(row.dataset['facts'] ?? row.dataset['dishFacts'] ?? '');
  const exclusions = exclusionsFor(facts, people);
  if (exclusions.length === 0) return;
  // At once: the reason has to be fetched.
  const warning = create('b', {}, words.notForAll);
  said.append('. ', warning);
  const { warnOfDish } = await import('./filter-texts.ts');
  warning.textContent = await warnOfDish(row, exclusions, people, filterWordsAddress);
}
