import { useEffect, useState } from 'react';

/** The index of the slide `step` places on, cyclic: 1 is the next, -1 the previous. */
export function nextSlide(active: number, step: number, count: number): number {
  return (active + step + count) % count;
}

/**
 * The state of the home carousel. It advances when the 7 s CSS progress animation ends (HOME-2). There is no other timer, so
 * whatever pauses the animation also pauses the carousel: the button and hidden tabs here, hover and focus in the style
 * sheet. With reduced motion there is no animation and no advance.
 */
export function useSlides(count: number) {
  const [active, setActive] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [tabHidden, setTabHidden] = useState(false);
  const [hydrated, setHydrated] = useState(false);

  useEffect(() => {
    setHydrated(true);
    const onVisibility = () => setTabHidden(document.hidden);
    // The page may have been opened in a background tab.
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  return {
    active,
    select: setActive,
    step: (by: number) => setActive((current) => nextSlide(current, by, count)),
    isPaused,
    togglePaused: () => setPaused((wasPaused) => !wasPaused),
    /** `waiting` until hydration, because the end of the animation would go unnoticed before. */
    progress: !hydrated ? 'waiting' : isPaused || tabHidden ? 'paused' : 'running',
  } as const;
}
