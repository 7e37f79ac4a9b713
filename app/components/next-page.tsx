import { Component, type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** A page that a guest shows intent to open, rendered out of sight before the link is followed. */
export interface NextPage {
  pathname: string;
  /** Made once: given the same element again, React does not look into it. */
  element: ReactNode;
}

const PagePathname = createContext<string | undefined>(undefined);

/** The path of the page that asks, which for the next page is not yet that of the address bar. */
export function usePagePathname(): string {
  const { pathname } = useLocation();
  return use(PagePathname) ?? pathname;
}

let next: NextPage | undefined;
const watchers = new Set<() => void>();

function set(page: NextPage | undefined): void {
  if (next === page) return;
  next = page;
  for (const changed of watchers) changed();
}

/** Has a page rendered out of sight, in the place of the last one that was. */
export function prepareNextPage(pathname: string, Page: ComponentType): void {
  if (next?.pathname === pathname) return;
  const element = (
    <PagePathname value={pathname}>
      <UnseenBoundary pathname={pathname}>
        <Page />
      </UnseenBoundary>
    </PagePathname>
  );
  set({ pathname, element });
}

/** Gives up the page that is prepared, if one is. */
export const dropNextPage = () => set(undefined);

/**
 * A page that fails out of sight takes nothing with it: it is given up, and the click leads to it as it would without.
 * Once it is shown, it fails as every page does.
 */
class UnseenBoundary extends Component<{ pathname: string; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    dropNextPage();
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    if (next?.pathname !== this.props.pathname) throw this.state.error;
    return null;
  }
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

export const useNextPage = (): NextPage | undefined =>
  useSyncExternalStore(
    watch,
    () => next,
    () => undefined,
  );
