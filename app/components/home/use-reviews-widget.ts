import { useEffect, useRef, useState } from 'react';

/** `loading` until the script has run, then `shown` or `failed`. */
export type WidgetState = 'outOfView' | 'loading' | 'shown' | 'failed';

/** For the script of the reviews service. */
const TIMEOUT_MS = 10_000;

/** The section loads after this time in view, not when scrolled past or during a route change. */
const MIN_VISIBLE_MS = 150;

/**
 * Loads the script of the reviews service when the section enters the view. Removes the script and its output when the
 * section leaves (REVIEW-3). A failure affects nothing else; the QR code and the link stay.
 */
export function useReviewsWidget({ script, className }: { script: string; className: string }) {
  const section = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>('outOfView');

  useEffect(() => {
    const [sectionElement, containerElement] = [section.current, container.current];
    if (!sectionElement || !containerElement || !script) return;
    let unload = () => {};
    const load = () => {
      const element = Object.assign(document.createElement('script'), { src: script, async: true });
      const target = Object.assign(document.createElement('div'), { className });
      const timeout = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), TIMEOUT_MS);
      const finish = (next: WidgetState) => () => {
        clearTimeout(timeout);
        setState(next);
      };
      element.addEventListener('load', finish('shown'));
      element.addEventListener('error', finish('failed'));
      containerElement.replaceChildren(target);
      document.head.append(element);
      setState('loading');
      unload = () => {
        clearTimeout(timeout);
        element.remove();
        containerElement.replaceChildren();
        setState('outOfView');
        unload = () => {};
      };
    };
    let delay: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(delay);
      unload();
      if (entry?.isIntersecting) delay = setTimeout(load, MIN_VISIBLE_MS);
    });
    observer.observe(sectionElement);
    return () => {
      observer.disconnect();
      clearTimeout(delay);
      unload();
    };
  }, [script, className]);

  return { section, container, state };
}
