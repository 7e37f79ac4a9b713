/**
 * The carousel of the home page (components/home/hero.tsx). The next slide comes when the 7 s progress animation of a button ends. There is no
 * other timer, so whatever pauses the animation pauses the carousel: the button and hidden progress here, hover and focus in the style
 * sheet. With reduced motion there is no animation and no advance.
 */
import { PRESSED_ATTRIBUTE } from './inline-scripts.ts';

/** The horizontal distance from which a touch is a swipe. */
const MIN_SWIPE_PX = 40;

const hero = document.querySelector<HTMLElement>('[data-hero]');
const buttons = [...(hero?.querySelectorAll<HTMLButtonElement>('[data-slide-button]') ?? [])];
if (hero && buttons.length > 0) start(hero);

function start(carousel: HTMLElement): void {
  const parts = carousel.querySelectorAll<HTMLElement>('[data-slide]');
  let active = 0;

  const show = (next: number) => {
    active = (next + buttons.length) % buttons.length;
    for (const part of parts) part.toggleAttribute('data-active', part.dataset['slide'] === String(active));
    for (const [index, button] of buttons.entries()) {
      button.ariaCurrent = String(index === active);
      button.ariaLabel = `${button.dataset['slideButton']}${index === active ? ', showing now' : ''}`;
    }
  };
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => show(index));
  carousel.addEventListener('animationend', () => show(active + 1));
  const markLoaded = () => carousel.toggleAttribute('data-loaded', true);
  if (document.readyState === 'complete') markLoaded();
  else addEventListener('load', markLoaded);
  moveBySwipe(carousel, (step) => show(active + step));
  pauseByButton(carousel);
  carousel.querySelector<HTMLElement>(`[${PRESSED_ATTRIBUTE}]`)?.click();
}

function moveBySwipe(carousel: HTMLElement, move: (step: 1 | -1) => void): void {
  let from: number | undefined;
  carousel.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    from = pointerType === 'mouse' ? undefined : clientX;
  });
  carousel.addEventListener('pointercancel', () => (from = undefined));
  carousel.addEventListener('pointerup', ({ clientX }) => {
    const distance = from === undefined ? 0 : clientX - from;
    from = undefined;
    if (Math.abs(distance) >= MIN_SWIPE_PX) move(distance < 0 ? 1 : -1);
  });
}

/** Runs the progress animation, except while the button pauses it or the tab is hidden. */
function pauseByButton(carousel: HTMLElement): void {
  const progress = carousel.querySelector<HTMLElement>('[data-progress]');
  const button = carousel.querySelector<HTMLButtonElement>('[data-pause]');
  if (!progress || !button) return;
  const show = () => {
    const isPaused = button.dataset['pause'] !== '';
    button.ariaLabel = isPaused ? 'Play slides' : 'Pause slides';
    progress.dataset['progress'] = isPaused || document.hidden ? 'paused' : 'running';
  };
  button.addEventListener('click', () => {
    button.dataset['pause'] = button.dataset['pause'] === '' ? 'paused' : '';
    show();
  });
  document.addEventListener('visibilitychange', show);
  // The page may have been opened in a background tab.
  show();
}
