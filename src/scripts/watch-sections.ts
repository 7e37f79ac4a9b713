/** The last section whose top is above a line across the window, at this part of its height, is being read. */
const READING_LINE = 0.3;

/** Room at the ends of a column of links, in CSS pixels: it fades there, and a group has its heading above. */
const COLUMN_END = 28;

const ABOVE_THE_LINE = `10000000px 0px ${(READING_LINE - 1) * 100}% 0px`;

/**
 * Marks the links to the section that is being read with `aria-current`, and keeps them in view in their lists (`data-section-links`). Called once.
 */
export function watchSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-links] a[href*="#"]')];
  const ids = new Set(links.map((link) => link.hash.slice(1)));
  const sections = [...ids].flatMap((id) => document.getElementById(id) ?? []);
  const above = new Set<Element>();
  let marked: Element | undefined;
  const mark = () => {
    // Those in a hidden element are on another page of the menu.
    const current = sections.findLast((one) => above.has(one)) ?? sections.find((one) => !one.closest('[hidden]'));
    if (current && current !== marked) markSection(current, links);
    marked = current;
  };
  // The browser tells which sections have crossed the line. Reading their positions here would force a layout.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target);
      mark();
    },
    { rootMargin: ABOVE_THE_LINE },
  );
  for (const section of sections) observer.observe(section);
  // A press may have shown another page of the menu with no section above the line.
  addEventListener('click', () => setTimeout(mark));
  addEventListener('toggle', onToggle, true);
}

function markSection(section: Element, links: readonly HTMLAnchorElement[]): void {
  const isCurrent = (link: HTMLAnchorElement) => link.hash === `#${section.id}`;
  for (const link of links.filter(isCurrent)) showInList(link);
  for (const link of links)
    if (isCurrent(link)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
}

/**
 * Scrolls a list, and only the list, so that a link is near its start, below the heading of its group; a column only at first and if
 * the link is out of view, so that nothing moves under the pointer that has just pressed it.
 */
function showInList(link: HTMLElement): void {
  const list = link.closest('[data-section-links]');
  if (!list) return;
  const [target, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  const isColumn = list.scrollWidth <= list.clientWidth;
  const isInView = target.top >= frame.top && target.bottom <= Math.min(frame.bottom, innerHeight) - COLUMN_END;
  if (isColumn && isInView && list.querySelector('[aria-current]')) return;
  list.scrollBy({
    top: target.top - frame.top - COLUMN_END,
    left: target.left - frame.left - frame.width / 20,
    behavior: 'instant',
  });
}

function onToggle({ target }: Event): void {
  if (target instanceof Element)
    target
      .querySelector('[data-section-links] [aria-current]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
