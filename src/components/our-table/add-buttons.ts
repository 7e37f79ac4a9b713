import { branches, ourTable } from '#content';
import { fill } from '../../../model/fill.ts';
import styles from './add-button.module.css';
import places from '../../ui/dishes/add-place.module.css';

const { adding: words } = ourTable;

/** So that no task is long where a menu has thousands of dishes. */
const BUTTONS_PER_TASK = 60;

/** The dish of a button "Add … to our table". */
export interface AddedDish {
  /** The key of the branch. */
  branch: string;
  /** Its id on the menu of this branch. */
  dish: string;
  /** In pounds. */
  price: number;
}

const dishes = new WeakMap<HTMLElement, AddedDish>();

/** All buttons of the page, with their dishes. */
export const listAddButtons = (): [HTMLElement, AddedDish][] =>
  [...document.querySelectorAll<HTMLElement>(`.${styles['add']}`)].flatMap((button) => {
    const dish = dishes.get(button);
    return dish ? [[button, dish]] : [];
  });

/**
 * Puts a button "Add … to our table" beside the price of every dish of the page, now and whenever dishes are rendered. They are not
 * in the HTML: 200 buttons would be a tenth of a menu's, and do nothing without scripts.
 */
export function startAddButtons(): void {
  const placesOfPage = () => [...document.querySelectorAll<HTMLElement>(`.${places['place']}`)];
  const add = (waiting: HTMLElement[]): void => {
    for (const place of waiting.splice(0, BUTTONS_PER_TASK)) if (!place.querySelector('button')) addButton(place);
    // The buttons themselves.
    observer.takeRecords();
    if (waiting.length > 0) setTimeout(add, 0, waiting);
  };
  // After the paint, so that the buttons do not hold back the dishes that somebody has asked for.
  const observer = new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => add(placesOfPage()))));
  add(placesOfPage());
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Shows the link to the list of this tab. */
export const showTableLink = (): Promise<void> => import('./table-link.tsx').then((part) => part.showTableLink());

/**
 * Reads the dish of a price from what is around it: `id` of the row ("harbour-fish-soup", in the finder behind "found-"), or the
 * link in its heading to that row. A price of another size says which in `data-size`.
 */
function addButton(place: HTMLElement): void {
  const row = place.closest('li, tr');
  const heading = row?.querySelector('h3, h4, th');
  const link = heading?.querySelector('a');
  const id = (link?.hash.slice(1) ?? row?.id ?? '').replace(/^found-/, '');
  const branch = branches.find(({ key }) => id.startsWith(`${key}-`))?.key;
  // The name without codes, heat and "sold out": the first text of the heading.
  const name = heading && document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()?.nodeValue;
  // Prices are written without grouping.
  const price = Number(/\d+(?:\.\d+)?/.exec(place.textContent)?.[0]);
  if (!branch || !name || !price) return;
  const { size } = place.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['add'] ?? '';
  button.ariaLabel = fill(words.add, { dish: size ? `${name.trim()}, ${size}` : name.trim() });
  const own = id.slice(branch.length + 1);
  const dish = { branch, dish: size ? `${own}/${size}` : own, price };
  dishes.set(button, dish);
  // What a press does is loaded with the first. Without a network it does nothing; the next press tries again.
  button.addEventListener('click', () =>
    import('./put-on-list.ts').then(({ putOnList }) => putOnList(dish)).catch(() => undefined),
  );
  place.append(button);
}
