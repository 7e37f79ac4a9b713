import { useEffect, useRef } from 'react';

/** What an entry of the history keeps of the finder while another page is shown. */
interface LeftState {
  scrollTop?: number;
}

/**
 * Returns to the scroll position at which the guest left the finder, when Back or a reload brings it again. The browser cannot do it
 * itself: without the dishes, which are not in the page's HTML, it would scroll to the footer and stay with it when they come.
 */
export function useScrollPlace(isShown: boolean): void {
  const isRestored = useRef(false);
  useEffect(() => {
    const keep = () => {
      const state: LeftState = { ...(history.state as object | null), scrollTop: scrollY };
      history.replaceState(state, '');
      history.scrollRestoration = 'manual';
    };
    const release = ({ persisted }: PageTransitionEvent) => {
      if (persisted) history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', keep);
    // The page may come from the browser's memory as it was.
    addEventListener('pageshow', release);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', release);
    };
  }, []);
  useEffect(() => {
    if (!isShown || isRestored.current) return;
    isRestored.current = true;
    const { scrollTop } = (history.state ?? {}) as LeftState;
    if (scrollTop !== undefined && history.scrollRestoration === 'manual')
      scrollTo({ top: scrollTop, behavior: 'instant' });
    history.scrollRestoration = 'auto';
  }, [isShown]);
}
