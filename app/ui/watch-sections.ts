import { PART_MOUNTED } from '../../ui/scroll-animations.ts';

/** A line across the window, at a third of its height: the category under it is being read. */
const READING_LINE = '-33% 0px -67% 0px';

/**
 * Marks the links to the category that is being read with `aria-current`, keeps them in view in their lists, and writes its name
 * into the bar. Works on the DOM, because the menu's pages are not hydrated. Returns a function that stops it.
 *
 * @param page - the visible page of the menu: its `data-menu`
 */
export function watchCategories(page: string): () => void {
  const findCategories = () => [...document.querySelectorAll<HTMLElement>(`[data-menu="${page}"] section[id]`)];
  const mark = () => markCurrent(findCategories());
  const observer = new IntersectionObserver(mark, { rootMargin: READING_LINE });
  const observe = () => {
    for (const category of findCategories()) observer.observe(category);
    mark();
  };
  // The pages of a menu are rendered one after the other.
  addEventListener(PART_MOUNTED, observe);
  addEventListener('toggle', onToggle, true);
  observe();
  return () => {
    observer.disconnect();
    removeEventListener(PART_MOUNTED, observe);
    removeEventListener('toggle', onToggle, true);
  };
}

function markCurrent([first, ...others]: readonly HTMLElement[]): void {
  const line = innerHeight * 0.33;
  const current = others.findLast((category) => category.getBoundingClientRect().top <= line) ?? first;
  if (!current) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-categories] a')) {
    const isCurrent = link.hash === `#${current.id}`;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    if (isCurrent) showInList(link);
  }
  for (const name of document.querySelectorAll('[data-current-category]'))
    name.textContent = current.querySelector('h3')?.textContent ?? '';
}

/** Scrolls a list, and only the list, so that a link is in view. */
function showInList(link: HTMLElement): void {
  const list = link.closest('[data-categories]');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const distance = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollBy({ top: distance - list.clientHeight / 2, behavior: 'instant' });
}

/** In a sheet that opens, the current link is in view. */
function onToggle({ target }: Event): void {
  if (target instanceof Element)
    target.querySelector('[data-categories] [aria-current]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
