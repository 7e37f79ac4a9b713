import { fill } from '../../model/fill.ts';
import { storePendingDish } from '../stores/pending-dishes.ts';
import styles from './add-button.module.css';
import { create, readTableData, type TableData } from './page.ts';

/** So that no task is long where a menu has thousands of dishes. */
const BUTTONS_PER_TASK = 60;

/**
 * Puts a button "Add … to our table" beside the price of every dish of the page. They are not in the HTML: 200 buttons would be a
 * tenth of a menu's, and do nothing without scripts.
 */
export async function addButtons(): Promise<void> {
  const data = readTableData();
  for (const [index, place] of document.querySelectorAll<HTMLElement>('[data-price]').entries()) {
    if (index % BUTTONS_PER_TASK === BUTTONS_PER_TASK - 1) await new Promise((resolve) => setTimeout(resolve));
    addButton(place, data);
  }
}

/** The row around a place says which dish of the branch it is. Outside a menu there is no button. */
function addButton(place: HTMLElement, { words, branches }: TableData): void {
  const { branch = '' } = place.closest<HTMLElement>('[data-branch]')?.dataset ?? {};
  const row = place.closest<HTMLElement>('[data-facts], [data-dish]');
  const id = branches[branch]?.id;
  if (!row || id === undefined) return;
  const { price, size } = place.dataset;
  const heading = row.querySelector('h4 > span, a')?.textContent?.trim();
  // Add the size if it is not the usual one.
  const name = [heading, size].filter(Boolean).join(', ');
  // On its menu, most dishes have the same id on lists.
  const dish = [row.dataset['dish'] ?? row.id.slice(branch.length + 1), size].filter(Boolean).join('/');
  const ariaLabel = fill(words.add, { dish: name });
  // The data is for the counts (table-link.ts).
  const dataset = { branch, dish, name };
  const button = create('button', { type: 'button', className: `no-print ${styles['add']}`, ariaLabel, dataset });
  button.addEventListener('click', () => {
    const pending = { branch: id, dish, price: Number(price) };
    const isStored = storePendingDish(pending);
    // The rest of what a press does is loaded with the first. Without a network the dish is pending until the next page.
    import('./table-link.ts')
      .then(({ putOnList }) => putOnList({ ...pending, name, isStored, row, button }))
      .catch(() => undefined);
  });
  place.append(button);
}
