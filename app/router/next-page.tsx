import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { type Path, useRoutes } from 'react-router';
import { routes } from './pages.tsx';

/** A page that is rendered out of sight before its link is followed. */
export interface NextPage {
  location: Path;
  /** The group of the page (app/routes.ts). */
  group: string;
}

/** The page at the router's location. */
export const RoutedPage = () => useRoutes(routes);

const PageAt = ({ location }: { location: Path }) => useRoutes(routes, location);

/** A page at a given location: its future location while it is out of sight, the router's once it is shown. */
export function PreparedPage({ location }: { location: Path }) {
  return (
    <HiddenPageBoundary pathname={location.pathname}>
      <PageAt location={location} />
    </HiddenPageBoundary>
  );
}

let next: NextPage | undefined;
const listeners = new Set<() => void>();

function setNextPage(page: NextPage | undefined): void {
  if (next === page) return;
  next = page;
  for (const listener of listeners) listener();
}

/** Renders a page out of sight, instead of the last one that was prepared. */
export function prepareNextPage(page: NextPage): void {
  if (next?.location.pathname !== page.location.pathname || next.location.search !== page.location.search)
    setNextPage(page);
}

/** Discards the prepared page, if there is one. */
export const dropNextPage = () => setNextPage(undefined);

/**
 * Discards a page that fails while it is out of sight; a click on its link then opens it as usual. Once the page is shown,
 * the error is rethrown, as for any other page.
 */
class HiddenPageBoundary extends Component<{ pathname: string; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    dropNextPage();
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    if (next?.location.pathname !== this.props.pathname) throw this.state.error;
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that is being prepared, if there is one. */
export const useNextPage = (): NextPage | undefined =>
  useSyncExternalStore(
    subscribe,
    () => next,
    () => undefined,
  );
