import { type ComponentType, use, useLayoutEffect, useMemo } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';
import pages from 'virtual:content/pages';
import type { BrowserPage } from '../../model/types.ts';
import { updateHead } from './head.ts';

type Params = Readonly<Record<string, string>>;

/** What a file of app/pages exports. */
interface PageModule {
  /** The page component; its props are the page's `params`. */
  default: ComponentType<Params>;
  /** Prefetches, on intent, the data of the first view that is not in the page's script. */
  prepare?: (params: Params, query: URLSearchParams) => void;
}

const files: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>(['../pages/*.tsx', '!../pages/style.tsx']),
  ...(import.meta.env.DEV && import.meta.glob<PageModule>('../pages/style.tsx')),
};

const loaded = new Map<string, PageModule>();
const moduleName = ({ path, module = path.slice(1) }: BrowserPage): string => module;

/** Loads the script and the style sheets of a page, each once. Rejects when one fails to load; the next call tries again. */
export async function loadPage(page: BrowserPage): Promise<PageModule> {
  const module = moduleName(page);
  const known = loaded.get(module);
  if (known) return known;
  const load = files[`../pages/${module}.tsx`];
  if (!load) throw new Error(`app/pages/${module}.tsx does not exist`);
  const fetched = await load();
  loaded.set(module, fetched);
  return fetched;
}

/** Whether a page can be rendered without waiting. */
export const isLoaded = (page: BrowserPage): boolean => loaded.has(moduleName(page));

/** Pages that were opened by back or forward before their scripts had loaded, by module. */
const pendingPages = new Map<string, Promise<PageModule>>();

/** For a page whose address is already in the address bar: if its script is missing after a deploy, reloads the document. */
function loadPageOrReload(page: BrowserPage): Promise<PageModule> {
  const promise =
    pendingPages.get(moduleName(page)) ??
    loadPage(page).catch((error: unknown) => {
      if (import.meta.env.SSR) throw error;
      console.error(error);
      location.reload();
      return new Promise<never>(() => {});
    });
  pendingPages.set(moduleName(page), promise);
  return promise;
}

function RoutePage({ page }: { page: BrowserPage }) {
  const { default: Contents } = loaded.get(moduleName(page)) ?? use(loadPageOrReload(page));
  // Effects of a prepared page run only when it is shown.
  useLayoutEffect(() => updateHead(page), [page]);
  return <Contents {...page.params} />;
}

/** React Router's routes, one for each page. Only the catch-alls are patterns, so that /menu/unknown is "not found". */
export const routes: RouteObject[] = pages.map((page) => ({
  id: page.path,
  path: page.path,
  caseSensitive: true,
  element: <RoutePage page={page} />,
}));
const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page at an address; a "not found" page for unknown addresses. */
export function pageAt(pathname: string): BrowserPage {
  const page = byPath.get(pathname) ?? byPath.get(matchRoutes(routes, pathname)?.at(-1)?.route.id ?? '');
  if (!page) throw new Error('no page *');
  return page;
}

/** The page at the router's location. */
export function usePage(): BrowserPage {
  const { pathname } = useLocation();
  return useMemo(() => pageAt(pathname), [pathname]);
}
