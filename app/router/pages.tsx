import { type ComponentType, use, useLayoutEffect, useMemo } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';
import pages from 'virtual:content/pages';
import type { BrowserPage } from '../../model/types.ts';
import { putInHead } from './head.ts';

type Params = Readonly<Record<string, string>>;

/** What a file of app/pages exports. */
interface PageModule {
  /** The page; its properties are the page's `params`. */
  default: ComponentType<Params>;
  /** Fetches what the page shows first and its script does not hold, when a guest shows intent to open it. */
  prepare?: (params: Params, query: URLSearchParams) => void;
}

const files: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>(['../pages/*.tsx', '!../pages/style.tsx']),
  ...(import.meta.env.DEV && import.meta.glob<PageModule>('../pages/style.tsx')),
};

const loaded = new Map<string, PageModule>();
const moduleOf = ({ path, module = path.slice(1) }: BrowserPage): string => module;

/** Fetches the script and the style sheets of a page, each once. Rejects when one of them does not come; the next call tries again. */
export async function loadPage(page: BrowserPage): Promise<PageModule> {
  const module = moduleOf(page);
  const known = loaded.get(module);
  if (known) return known;
  const load = files[`../pages/${module}.tsx`];
  if (!load) throw new Error(`app/routes.ts names the module ${module}, and app/pages has no ${module}.tsx`);
  const fetched = await load();
  loaded.set(module, fetched);
  return fetched;
}

/** Whether a page can be rendered without waiting. */
export const isLoaded = (page: BrowserPage): boolean => loaded.has(moduleOf(page));

/** Pages that back or forward led to before their scripts were there, by module. */
const awaited = new Map<string, Promise<PageModule>>();

/** For a page whose address is in the bar already: when its script is gone since a deploy, the whole page is loaded from there. */
function waitFor(page: BrowserPage): Promise<PageModule> {
  const promise =
    awaited.get(moduleOf(page)) ??
    loadPage(page).catch((error: unknown) => {
      if (import.meta.env.SSR) throw error;
      console.error(error);
      location.reload();
      return new Promise<never>(() => {});
    });
  awaited.set(moduleOf(page), promise);
  return promise;
}

function ShownPage({ page }: { page: BrowserPage }) {
  const { default: Contents } = loaded.get(moduleOf(page)) ?? use(waitFor(page));
  // Effects of a page that is prepared out of sight wait until it is shown.
  useLayoutEffect(() => putInHead(page), [page]);
  return <Contents {...page.params} />;
}

/** React Router's routes: every page has an address of its own, so that what none has is "not found". */
export const routes: RouteObject[] = pages.map((page) => ({
  id: page.path,
  path: page.path,
  caseSensitive: true,
  element: <ShownPage page={page} />,
}));
const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page of an address; the one that stands for unknown addresses where no page has it. */
export function pageAt(pathname: string): BrowserPage {
  const page = byPath.get(pathname) ?? byPath.get(matchRoutes(routes, pathname)?.at(-1)?.route.id ?? '');
  if (!page) throw new Error('app/routes.ts has no page for unknown addresses');
  return page;
}

/** The page of the address that the router is at. */
export function usePage(): BrowserPage {
  const { pathname } = useLocation();
  return useMemo(() => pageAt(pathname), [pathname]);
}
