import { useEffect, useRef, useState } from 'react';

/** `away` while the section is out of view, `loading` until the script has run, then `shown` or `failed`. */
export type WidgetState = 'away' | 'loading' | 'shown' | 'failed';

/** How long the reviews service may take before the section stops waiting, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The section must stay in view for this long: what only flies past, or stands there while a page is changed, loads nothing. */
const DWELL = 150;

/**
 * Loads the reviews service's script when the section comes into view and removes it, with all it drew, when the
 * section leaves (spec section 2). Whatever the script does or fails to do, the page goes on: the QR code and the
 * link stand beside it.
 */
export function useReviewsWidget({ script, className }: { script: string; className: string }) {
  const section = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>('away');

  useEffect(() => {
    const [room, box] = [section.current, container.current];
    if (!room || !box || !script) return;
    let leave = () => {};
    const enter = () => {
      const element = Object.assign(document.createElement('script'), { src: script, async: true });
      const target = Object.assign(document.createElement('div'), { className });
      const patience = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), TIMEOUT_MS);
      const settle = (next: WidgetState) => () => {
        clearTimeout(patience);
        setState(next);
      };
      element.addEventListener('load', settle('shown'));
      element.addEventListener('error', settle('failed'));
      box.replaceChildren(target);
      document.head.append(element);
      setState('loading');
      leave = () => {
        clearTimeout(patience);
        element.remove();
        box.replaceChildren();
        setState('away');
        leave = () => {};
      };
    };
    let dwell: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(dwell);
      leave();
      if (entry?.isIntersecting) dwell = setTimeout(enter, DWELL);
    });
    observer.observe(room);
    return () => {
      observer.disconnect();
      clearTimeout(dwell);
      leave();
    };
  }, [script, className]);

  return { section, container, state };
}
