import { useEffect, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** The slide that follows, going round: `step` 1 is the next, -1 the one before. */
export function nextSlide(active: number, step: number, count: number): number {
  return (active + step + count) % count;
}

/**
 * The state of the home carousel (spec section 4): one active slide, which runs until its 7 s progress animation ends.
 * The animation is the only clock, so what is seen and what happens cannot drift apart: whatever pauses it
 * (the button or a hidden tab here; hover and focus in the style sheet) pauses the advance, and where motion is reduced
 * there is neither.
 */
export function useSlides(count: number) {
  const [active, setActive] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [tabHidden, setTabHidden] = useState(false);
  const hydrated = useHydrated();

  useEffect(() => {
    const onVisibility = () => setTabHidden(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  return {
    active,
    select: setActive,
    step: (by: number) => setActive((current) => nextSlide(current, by, count)),
    stopped,
    toggle: () => setStopped((was) => !was),
    /** `waiting` until React is there: an animation that ended unseen would never advance. */
    progress: !hydrated ? 'waiting' : stopped || tabHidden ? 'paused' : 'running',
  } as const;
}
