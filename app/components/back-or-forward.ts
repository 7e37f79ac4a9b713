import { createContext, use } from 'react';

/**
 * Whether the current page was reached by back or forward, or is the first. The layout provides it, because React Router
 * always reports Pop to a page that was rendered out of sight (router/next-page.tsx).
 */
export const BackOrForward = createContext(true);

export const useIsBackOrForward = (): boolean => use(BackOrForward);
