import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False during prerendering and hydration, true from the next render on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
