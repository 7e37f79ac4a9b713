/** The arrows of "Other Articles" (components/stories/article.tsx). The cards also move by touch and keyboard. */

/** Milliseconds without a scroll event after which scrolling has ended. Safari before 26.2 has no scrollend. */
const SCROLL_END_MS = 150;

const carousel = document.querySelector<HTMLElement>('[data-carousel]');
const section = carousel?.closest('section');
const [left, right] = section?.querySelectorAll<HTMLButtonElement>('button') ?? [];
const position = section?.querySelector<HTMLElement>('[data-position]');
if (carousel && left && right && position) start(carousel, left, right, position);

function start(track: HTMLElement, previous: HTMLButtonElement, next: HTMLButtonElement, status: HTMLElement): void {
  const cards = [...track.querySelectorAll('article')];
  const total = cards.length;
  /** How many cards the style sheet shows at once in a window of this width (STORY-10). */
  const countVisible = () => Number(getComputedStyle(track).getPropertyValue('--visible'));
  let offset = 0;
  let said = '';

  const show = (wanted: number) => {
    const visible = countVisible();
    const last = Math.max(total - visible, 0);
    offset = Math.min(Math.max(wanted, 0), last);
    // Not `disabled`, which would take the focus from the pressed arrow.
    previous.ariaDisabled = String(offset === 0);
    next.ariaDisabled = String(offset === last);
    const text = `Showing ${offset + 1} to ${Math.min(offset + visible, total)} of ${total}`;
    // Only what is new is announced.
    if (text === said) return;
    said = text;
    status.textContent = text;
  };
  const move = (direction: 1 | -1) => {
    show(offset + direction * (countVisible() === 3 ? 2 : 1));
    track.scrollTo({ left: cards[offset]?.offsetLeft ?? 0 });
  };
  /** After a swipe, the card nearest to the left edge is the offset. */
  const readOffset = () => {
    const distances = cards.map((card) => Math.abs(card.offsetLeft - track.scrollLeft));
    show(distances.indexOf(Math.min(...distances)));
  };

  show(0);
  previous.addEventListener('click', () => move(-1));
  next.addEventListener('click', () => move(1));
  addEventListener('resize', () => show(offset));
  let timer: ReturnType<typeof setTimeout> | undefined;
  track.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(readOffset, SCROLL_END_MS);
  });
}
