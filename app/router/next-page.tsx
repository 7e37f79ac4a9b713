import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { type Path, useRoutes } from 'react-router';
import { routes } from './pages.tsx';

/** A page that a guest shows intent to open: its address, at which it is rendered out of sight before the link is followed. */
export interface NextPage {
  at: Path;
  /** The group of the page (app/routes.ts). */
  group: string;
}

/** The page of the address. */
export const RoutedPage = () => useRoutes(routes);

const PageAt = ({ location }: { location: Path }) => useRoutes(routes, location);

/** A page at a location of its own: the one that it will have while it is out of sight, the router's when it is shown. */
export function PreparedPage({ location }: { location: Path }) {
  return (
    <UnseenBoundary pathname={location.pathname}>
      <PageAt location={location} />
    </UnseenBoundary>
  );
}

let next: NextPage | undefined;
const watchers = new Set<() => void>();

function set(page: NextPage | undefined): void {
  if (next === page) return;
  next = page;
  for (const changed of watchers) changed();
}

/** Has a page rendered out of sight, in the place of the last one that was. */
export function prepareNextPage(page: NextPage): void {
  if (next?.at.pathname !== page.at.pathname || next.at.search !== page.at.search) set(page);
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
    if (next?.at.pathname !== this.props.pathname) throw this.state.error;
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
