import { createContext, use } from 'react';

/**
 * Whether the last navigation was a POP: initial load, back or forward. The layout provides it, because React Router always
 * reports POP to a page that was rendered out of sight (router/next-page.tsx).
 */
export const IsPopNavigation = createContext(true);

export const useIsPopNavigation = (): boolean => use(IsPopNavigation);
