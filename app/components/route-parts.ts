import { type ComponentType, createElement } from 'react';
import { type DataRouteObject, matchPath } from 'react-router';

/** What tools/finish leaves of a route in React Router's list; only what is read here. */
interface RoutePart {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  /** Addresses of its script and of its style sheets. */
  module: string;
  styles?: string[];
}

/** The parts that the pages are made of, by route id. Empty while the server renders, and in development. */
function routeParts(): Record<string, RoutePart | undefined> {
  if (typeof window === 'undefined') return {};
  // React Router declares the list in its own entry only; it is there before hydration starts.
  const { __reactRouterManifest: list } = window as unknown as {
    __reactRouterManifest?: { routes: Record<string, RoutePart | undefined> };
  };
  return list?.routes ?? {};
}

/** The style sheets of these routes that are not at work yet, be it inside the first page's HTML, in <style data-href>, or since a guest's intent. */
export function routeStyles(ids: readonly string[]): string[] {
  const inline = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].flatMap(
    (style) => style.dataset['href']?.split(' ') ?? [],
  );
  // A sheet has its rules once it has loaded.
  const loaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].flatMap(({ sheet, href }) =>
    sheet ? [new URL(href).pathname] : [],
  );
  const there = new Set([...inline, ...loaded]);
  const parts = routeParts();
  return [...new Set(ids.flatMap((id) => parts[id]?.styles ?? []))].filter((href) => !there.has(href));
}

/** The route of an address. Nothing for addresses that lead nowhere. */
export function routeAt(pathname: string): RoutePart | undefined {
  return Object.values(routeParts()).find(
    (part) => part && part.path !== '*' && (part.index || part.path) && matchPath(`/${part.path ?? ''}`, pathname),
  );
}

/** What the script of a page gives. */
export interface PageModule {
  default: ComponentType;
}

/** What React Router keeps on the window while hydrating, as far as it is used here. */
interface RouterWindow {
  __reactRouterDataRouter?: { routes: DataRouteObject[] };
  __reactRouterRouteModules?: Record<string, PageModule>;
}

/**
 * Whether the page is that of its address. "Not found" is not, where it is served for a branch that there is none of: the
 * address is one of a page, whose script did not come with it.
 */
export function isPageOfAddress(): boolean {
  const { __reactRouterRouteModules: modules = {} } = window as unknown as RouterWindow;
  const route = routeAt(location.pathname);
  return !route || route.id in modules;
}

/**
 * Gives React Router the script of a page that has been fetched on intent. It would ask for it once more when the link is
 * followed, and wait: the browser paints two or three frames of the old page meanwhile.
 */
export function giveToRouter(id: string, module: PageModule): void {
  const { __reactRouterDataRouter: router, __reactRouterRouteModules: modules } = window as unknown as RouterWindow;
  const all = (routes: DataRouteObject[]): DataRouteObject[] =>
    routes.flatMap((route) => [route, ...all(route.children ?? [])]);
  const route = router && all(router.routes).find((each) => each.id === id);
  if (!route?.lazy || !modules) return;
  modules[id] = module;
  Object.assign(route, { element: createElement(module.default), lazy: undefined });
}
