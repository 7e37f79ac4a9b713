/** The constants of the scroll animations (MOVE-4), in milliseconds and CSS pixels. */
const SCROLL_ANIMATION = {
  /** An element is animated when its top is this far above the bottom of the viewport. */
  offset: 120,
  delay: 0,
  duration: 400,
  easing: 'ease',
  /** While the page scrolls, positions are checked at most once in this time. */
  throttle: 99,
  /** After a resize, positions are checked when this time has passed without another one. */
  debounce: 50,
  /** After the page has loaded, elements are searched again after this time … */
  refresh: 150,
  /** … and once more this much later. */
  refreshAgain: 100,
} as const;

/**
 * First keyframes of the entrance animations, by the value of data-animate. What waits is dim, never unseen, and its top is where it
 * stays: isBelow measures it.
 */
const ENTRANCES: Record<string, Keyframe> = {
  fade: { opacity: 0.3 },
  zoom: { opacity: 0.3, transform: 'scale(.9)', transformOrigin: 'top' },
};

const NEW_ELEMENTS = '[data-animate]:not([data-animated])';

/**
 * Plays each `data-animate` element's entrance once, when it is scrolled into view.
 *
 *   page ──150 ms──► find ──100 ms──► find again;  scroll (every 99 ms) and resize (after 50 ms) ──► play
 *
 * Only elements below the viewport are ever dimmed, and only by this function. Without scripts, with reduced motion and in the
 * first view everything is visible.
 */
export function startScrollAnimations(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const paused = new Map<HTMLElement, Animation>();
  const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight - SCROLL_ANIMATION.offset;

  // Both functions read all positions before they write: otherwise each read would force a layout.
  const playVisible = () => {
    const visible = [...paused].filter(([element]) => !isBelow(element));
    for (const [element, entrance] of visible) {
      paused.delete(element);
      entrance.play();
    }
  };
  const findElements = () => {
    playVisible();
    const found = [...document.querySelectorAll<HTMLElement>(NEW_ELEMENTS)];
    const below = found.filter(isBelow);
    for (const element of found) element.dataset['animated'] = '';
    for (const element of below) {
      const from = ENTRANCES[element.dataset['animate'] ?? ''] ?? ENTRANCES['fade'];
      const { delay, duration, easing } = SCROLL_ANIMATION;
      const entrance = element.animate([from ?? {}, {}], { delay, duration, easing, fill: 'backwards' });
      entrance.pause();
      paused.set(element, entrance);
    }
  };
  const showAll = () => {
    for (const entrance of paused.values()) entrance.cancel();
    paused.clear();
  };

  let isThrottled = false;
  const onScroll = () => {
    if (isThrottled) return;
    isThrottled = true;
    setTimeout(() => {
      isThrottled = false;
      playVisible();
    }, SCROLL_ANIMATION.throttle);
  };
  let resizeTimer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(resizeTimer);
    resizeTimer = setTimeout(playVisible, SCROLL_ANIMATION.debounce);
  };

  setTimeout(findElements, SCROLL_ANIMATION.refresh);
  setTimeout(findElements, SCROLL_ANIMATION.refresh + SCROLL_ANIMATION.refreshAgain);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onResize);
  addEventListener('beforeprint', showAll);
}
