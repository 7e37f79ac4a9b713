import { fill } from '../../model/fill.ts';
import { type PendingDish, storePendingDish } from '../stores/pending-dishes.ts';
import styles from './add-button.module.css';
import { BUTTONS_ADDED, readTableData, type TableData } from './table-data.ts';

/** So that no task is long where a menu has thousands of dishes. */
const BUTTONS_PER_TASK = 60;

/** A dish on a menu, or elsewhere with its id. */
const ROW = '[data-facts], [data-dish]';

/**
 * Puts a button "Add … to our table" beside the price of every dish of the page. They are not in the HTML: 200 buttons would be a
 * tenth of a menu's, and do nothing without scripts.
 */
export function startAddButtons(): void {
  const data = readTableData();
  const add = (waiting: HTMLElement[]): void => {
    for (const place of waiting.splice(0, BUTTONS_PER_TASK)) addButton(place, data);
    dispatchEvent(new Event(BUTTONS_ADDED));
    if (waiting.length > 0) setTimeout(add, 0, waiting);
  };
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-price]')];
  if (waiting.length > 0) add(waiting);
}

/** With the key of the branch instead of its id. */
type PricedDish = Omit<PendingDish, 'branch'> & { branch: string };

/** The dish of a place for a button: its row says which dish of the branch around it. Null outside a menu. */
function readPricedDish(place: HTMLElement): PricedDish | null {
  const branch = place.closest<HTMLElement>('[data-branch]')?.dataset['branch'];
  const row = place.closest<HTMLElement>(ROW);
  const { price, size } = place.dataset;
  if (branch === undefined || !row || price === undefined) return null;
  const dish = row.dataset['dish'] ?? row.id.slice(branch.length + 1);
  return { branch, dish: size === undefined ? dish : `${dish}/${size}`, price: Number(price) };
}

function addButton(place: HTMLElement, { words, branches }: TableData): void {
  const priced = readPricedDish(place);
  const branch = branches[priced?.branch ?? ''];
  if (!priced || !branch) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['add'] ?? '';
  const name = nameAt(place);
  button.ariaLabel = fill(words.add, { dish: name });
  // For the counts (table-link.ts).
  Object.assign(button.dataset, { branch: priced.branch, dish: priced.dish, name });
  const { dish, price } = priced;
  button.addEventListener('click', () => {
    const pending = { branch: branch.id, dish, price };
    const isStored = storePendingDish(pending);
    // The rest of what a press does is loaded with the first. Without a network the dish is pending until the next page.
    import('./put-on-list.ts').then(({ putOnList }) => putOnList(pending, isStored)).catch(() => undefined);
  });
  place.append(button);
}

/** The name, which is the first child of the row's heading; with the size, if the price is of another. */
function nameAt(place: HTMLElement): string {
  const heading = place.closest(ROW)?.querySelector('h3, h4, a');
  const name = heading?.firstChild?.textContent?.trim();
  return [name, place.dataset['size']].filter(Boolean).join(', ');
}
