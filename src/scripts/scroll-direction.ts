/** The attribute of the root element while the page is scrolled down from its first screen. */
const SCROLLED_DOWN = 'data-scrolled-down';

/** Movements below this count as none: momentum and layout changes move a page by a few pixels. */
const MIN_MOVE_PX = 6;

/** Keeps the attribute on the root element: set after a scroll down, removed after one up. */
export function watchScrollDirection(): void {
  // Reading the position here would force a layout. A page that opens further down is scrolled there, which is an event.
  let last = 0;
  const onScroll = () => {
    const moved = scrollY - last;
    if (Math.abs(moved) < MIN_MOVE_PX) return;
    last = scrollY;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - MIN_MOVE_PX;
    document.documentElement.toggleAttribute(SCROLLED_DOWN, moved > 0 && scrollY > innerHeight / 4 && !isAtEnd);
  };
  addEventListener('scroll', onScroll, { passive: true });
}
