/** The section that is on a line across the window at this part of its height is being read. */
const READING_LINE = 0.22;

/** While the page scrolls, positions are read at most once in this time. In milliseconds. */
const THROTTLE_MS = 100;

/**
 * Marks the links to the section that is being read with `aria-current`, keeps them in view in their lists (`data-section-links`),
 * and writes its heading into `data-current-section`. Called once.
 */
export function watchSections(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not at once: while parts of a page are being rendered, reading a position would force a layout.
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      markCurrent();
    }, THROTTLE_MS);
  };
  addEventListener('scroll', schedule, { passive: true });
  // A tap may have changed what is visible.
  addEventListener('click', schedule);
  addEventListener('toggle', onToggle, true);
  schedule();
}

function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-links] a[href*="#"]')];
  const ids = new Set(links.map((link) => link.hash.slice(1)));
  const sections = [...ids].flatMap((id) => {
    const section = document.getElementById(id);
    // Those in a hidden element are on another page of the menu.
    return section && !section.closest('[hidden]') ? [{ id, top: section.getBoundingClientRect().top }] : [];
  });
  const line = innerHeight * READING_LINE;
  const { id } = sections.findLast(({ top }) => top <= line) ?? sections[0] ?? {};
  if (id === undefined) return;
  for (const link of links) {
    const isCurrent = link.hash === `#${id}`;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    if (isCurrent) showInList(link);
  }
  for (const name of document.querySelectorAll('[data-current-section]'))
    name.textContent = document.getElementById(id)?.querySelector('h2, h3')?.textContent ?? '';
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
