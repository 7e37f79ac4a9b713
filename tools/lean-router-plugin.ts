import type { Plugin } from 'vite';

/**
 * Parts of React Router, by the end of the module's path, and what stands for them. Most can never be reached
 * here: routes are all known from the start (`ssr: false`), load no data, and nothing is instrumented. The build stops
 * when an update of React Router takes one of these modules away or imports something else from it.
 */
const replaced: Readonly<Record<string, string>> = {
  // Finding routes bit by bit, which needs a server that renders.
  '/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export const getManifestPath = () => '';
    export const getPathsWithAncestors = () => [];
    export const handleClientVersionMismatch = async () => false;`,
  // Data that a server loads for routes: no route has a loader or an action, so there is nothing to fetch and nothing to
  // decode (tools/finish/html.ts checks that of every page). Without a strategy of its own the router takes its plain one.
  '/lib/dom/ssr/single-fetch.js': `
    export const decodeViaTurboStream = async () => ({ value: { loaderData: {}, actionData: null, errors: null } });
    export const getTurboStreamSingleFetchDataStrategy = () => undefined;
    export const getSingleFetchDataStrategyImpl = () => undefined;
    export const singleFetchUrl = (url) => url;
    export const stripIndexParam = (url) => url;
    export const StreamTransfer = () => null;
    export const SingleFetchRedirectSymbol = Symbol('SingleFetchRedirect');
    export const NO_BODY_STATUS_CODES = new Set();`,
  // When a page's script is gone, since the site was replaced, React Router loads the page anew that the guest is on, and
  // the press on the link is lost. This loads the page that the guest wants.
  '/lib/dom/ssr/routeModules.js': `
    export async function loadRouteModule(route, cache) {
      if (route.id in cache) return cache[route.id];
      try {
        return (cache[route.id] = await import(/* @vite-ignore */ route.module));
      } catch (error) {
        console.error(error);
        const to = window.__reactRouterDataRouter.state.navigation.location;
        if (to) window.location.assign(to.pathname + to.search + to.hash);
        else window.location.reload();
        return new Promise(() => {});
      }
    }`,
  // The table of routes, of pages that have a component and nothing else (tools/finish checks what the manifest says of that;
  // exports like `handle` it does not name). The router's own gives each route a loader, though there is nothing to load, and renders every change of
  // pages twice for it: once as under way, once as done.
  '/lib/dom/ssr/routes.js': `
    import { createElement } from 'react';
    import { loadRouteModule } from './routeModules.js';
    const partsOf = ({ default: Component, ErrorBoundary, Layout }) =>
      Layout
        ? {
            element: createElement(Layout, null, createElement(Component)),
            errorElement: createElement(Layout, null, createElement(ErrorBoundary)),
          }
        : { Component, ErrorBoundary };
    export const createClientRoutes = (routes, modules, state, ssr, isSpaMode, parentId) =>
      Object.values(routes)
        .filter((route) => route.parentId === parentId)
        .map((route) => {
          const { id, path, index } = route;
          const module = modules[id];
          const children = createClientRoutes(routes, modules, state, ssr, isSpaMode, id);
          return {
            id,
            path,
            index,
            ...(children.length > 0 && { children }),
            ...(module ? partsOf(module) : { lazy: async () => partsOf(await loadRouteModule(route, modules)) }),
          };
        });
    export const createClientRoutesWithHMRRevalidationOptOut = createClientRoutes;
    export const createServerRoutes = createClientRoutes;
    export const shouldHydrateRouteLoader = () => false;
    export const noActionDefinedError = () => undefined;`,
  // Hooks for measuring every loader and navigation.
  '/lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;`,
};

/** Leaves out of the browser's scripts what can never run there; saves every page six kilobytes. */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'valavu:lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(id) {
        const end = Object.keys(replaced).find((path) => id.endsWith(path));
        if (end === undefined) return null;
        met.add(end);
        return { code: replaced[end] ?? '', map: null };
      },
    },
    buildEnd(error) {
      const gone = Object.keys(replaced).filter((path) => !met.has(path));
      if (!error && gone.length > 0)
        this.error(`React Router no longer has ${gone.join(' and ')}: look again at tools/lean-router-plugin.ts`);
    },
  };
}
