/** The arrows of "Other Articles" (components/stories/article.tsx). The cards also move by touch and keyboard. */
import { clampOffset, lastOffset, positionText, stepSize, visibleCards } from './article-carousel-steps.ts';

/** Milliseconds without a scroll event after which scrolling has ended, for Safari before 26.2, which has no scrollend. */
const SCROLL_END_MS = 150;

const carousel = document.querySelector<HTMLElement>('[data-carousel]');
const section = carousel?.closest('section');
const [left, right] = section?.querySelectorAll<HTMLButtonElement>('button') ?? [];
const position = section?.querySelector<HTMLElement>('[data-position]');
if (carousel && left && right && position) start(carousel, left, right, position);

function start(track: HTMLElement, previous: HTMLButtonElement, next: HTMLButtonElement, status: HTMLElement): void {
  const cards = [...track.querySelectorAll('article')];
  const total = cards.length;
  let offset = 0;
  let said = '';

  const show = (wanted: number) => {
    const visible = visibleCards(innerWidth);
    offset = clampOffset(wanted, total, visible);
    // Not `disabled`, which would take the focus from the pressed arrow.
    previous.ariaDisabled = String(offset === 0);
    next.ariaDisabled = String(offset === lastOffset(total, visible));
    const text = positionText(offset + 1, Math.min(offset + visible, total), total);
    // Only what is new is announced.
    if (text === said) return;
    said = text;
    status.textContent = text;
  };
  const move = (direction: 1 | -1) => {
    show(offset + direction * stepSize(innerWidth));
    track.scrollTo({
      left: cards[offset]?.offsetLeft ?? 0,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
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
  if ('onscrollend' in window) return track.addEventListener('scrollend', readOffset);
  let timer: ReturnType<typeof setTimeout> | undefined;
  track.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(readOffset, SCROLL_END_MS);
  });
}
