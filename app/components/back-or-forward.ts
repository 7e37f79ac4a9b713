import { createContext, use } from 'react';

/**
 * Whether back or forward led to the page that is shown, or it is the first. Given by the layout: React Router tells a page
 * that was prepared out of sight (router/next-page.tsx) that it always did.
 */
export const BackOrForward = createContext(true);

export const useIsBackOrForward = (): boolean => use(BackOrForward);
