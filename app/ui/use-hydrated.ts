import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and during hydration, true from the first render after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
