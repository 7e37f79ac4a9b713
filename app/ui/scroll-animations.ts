/** The constants of spec section 9, in milliseconds and CSS pixels. */
export const SCROLL_ANIMATION = {
  /** An element comes in when its top is this far above the lower edge of the window. */
  offset: 120,
  delay: 0,
  duration: 400,
  easing: 'ease',
  /** At most one look at the page in this time while it scrolls. */
  throttle: 99,
  /** A resize counts once it has been quiet for this long. */
  debounce: 50,
  /** After a route change the elements are looked for again after this time … */
  refresh: 150,
  /** … and once more this much later. */
  refreshAgain: 100,
} as const;

/** Said on the window when a part of the page has come later than the page (still.tsx). */
export const PART_ARRIVED = 'valavu:part-arrived';

/** The entrances there are, by the value of data-animate. */
const ENTRANCES: Record<string, Keyframe> = {
  fade: { opacity: 0, transform: 'translateY(24px)' },
  zoom: { opacity: 0, transform: 'scale(.9)' },
};

const stillComing = '[data-animate]:not([data-animated])';

/**
 * Plays each `data-animate` element's entrance once, when it is scrolled into view.
 *
 *   route change ──150 ms──► look ──100 ms──► look again;  scroll (every 99 ms) and resize (after 50 ms) ──► look
 *
 * Only what is still below the window is ever hidden, and only by this function: without scripts, under reduced
 * motion, and on screen already, everything is visible. Returns what stops it and shows what is left.
 */
export function startScrollAnimations(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};

  const waiting = new Map<HTMLElement, Animation>();
  const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight - SCROLL_ANIMATION.offset;

  // Each of the two reads first and writes afterwards: in turns, every reading would lay out the page anew.
  const look = () => {
    const arrived = [...waiting].filter(([element]) => !isBelow(element));
    for (const [element, entrance] of arrived) {
      waiting.delete(element);
      entrance.play();
    }
  };
  const find = () => {
    look();
    // What is not laid out, as on a page that is prepared out of sight, is looked for again when it is.
    const found = [...document.querySelectorAll<HTMLElement>(stillComing)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const below = found.filter(isBelow);
    for (const element of found) element.dataset['animated'] = '';
    for (const element of below) {
      const from = ENTRANCES[element.dataset['animate'] ?? ''] ?? ENTRANCES['fade'];
      const { delay, duration, easing } = SCROLL_ANIMATION;
      const entrance = element.animate([from ?? {}, {}], { delay, duration, easing, fill: 'backwards' });
      entrance.pause();
      waiting.set(element, entrance);
    }
  };

  const showAll = () => {
    for (const entrance of waiting.values()) entrance.cancel();
    waiting.clear();
  };

  const timers = new Set<ReturnType<typeof setTimeout>>();
  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(() => (timers.delete(timer), work()), ms);
    timers.add(timer);
    return timer;
  };
  let throttled = false;
  const onScroll = () => {
    if (throttled) return;
    throttled = true;
    after(SCROLL_ANIMATION.throttle, () => {
      throttled = false;
      look();
    });
  };
  let resized: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(resized);
    resized = after(SCROLL_ANIMATION.debounce, look);
  };

  after(SCROLL_ANIMATION.refresh, find);
  after(SCROLL_ANIMATION.refresh + SCROLL_ANIMATION.refreshAgain, find);
  addEventListener(PART_ARRIVED, find);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onResize);
  addEventListener('beforeprint', showAll);
  return () => {
    for (const timer of timers) clearTimeout(timer);
    removeEventListener(PART_ARRIVED, find);
    removeEventListener('scroll', onScroll);
    removeEventListener('resize', onResize);
    removeEventListener('beforeprint', showAll);
    showAll();
  };
}
