import { PART_MOUNTED } from './scroll-animations.ts';

/** A line across the window, at a third of its height: the section under it is being read. */
const READING_LINE = '-33% 0px -67% 0px';

/**
 * Marks the links to the section that is being read with `aria-current`, keeps them in view in their lists (`data-section-links`),
 * and writes its heading into `data-current-section`. Works on the DOM, because most pages are not hydrated. Returns a function that
 * stops it.
 *
 * @param selector - finds the sections of the page, each with an id
 */
export function watchSections(selector: string): () => void {
  const findSections = () => [...document.querySelectorAll<HTMLElement>(selector)];
  const mark = () => markCurrent(findSections());
  const observer = new IntersectionObserver(mark, { rootMargin: READING_LINE });
  // The observer reports each new section after the next frame. To look at once would force a layout.
  const observe = () => {
    for (const section of findSections()) observer.observe(section);
  };
  // Parts of a page are rendered one after the other.
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
  const current = others.findLast((section) => section.getBoundingClientRect().top <= line) ?? first;
  if (!current) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-section-links] a')) {
    const isCurrent = link.hash === `#${current.id}`;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    if (isCurrent) showInList(link);
  }
  for (const name of document.querySelectorAll('[data-current-section]'))
    name.textContent = current.querySelector('h2, h3')?.textContent ?? '';
}

/** Scrolls a list, and only the list, so that a link is in its middle. */
function showInList(link: HTMLElement): void {
  const list = link.closest('[data-section-links]');
  if (!list) return;
  const [target, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollBy({
    top: target.top - frame.top - list.clientHeight / 2,
    left: target.left - frame.left - (list.clientWidth - target.width) / 2,
    behavior: 'instant',
  });
}

/** In a sheet that opens, the current link is in view. */
function onToggle({ target }: Event): void {
  if (target instanceof Element)
    target
      .querySelector('[data-section-links] [aria-current]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
