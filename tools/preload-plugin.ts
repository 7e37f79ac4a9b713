import type { Plugin } from 'vite';

/** Vite's module of the function through which every late import goes. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Vite's own would fetch all style sheets of a late part, those too that stand inside the HTML already
 * (tools/finish/html.ts): a second copy of the site's own, and all styles of the page reckoned anew, on every first
 * page. This one leaves them out. A sheet that does not come holds nothing up.
 */
const code = `
  const met = new Map();
  const isThere = (href) =>
    document.querySelector('style[data-href~="' + href + '"],link[rel=stylesheet][href$="' + href + '"]');
  const bring = (part) => {
    const href = '/' + part;
    const isStyle = href.endsWith('.css');
    if (met.has(href)) return met.get(href);
    if (isStyle && isThere(href)) return;
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    const arrived = isStyle && new Promise((resolve) => (link.onload = link.onerror = resolve));
    met.set(href, arrived);
    document.head.append(link);
    return arrived;
  };
  export const __vitePreload = async (load, parts = []) => (await Promise.all([load(), ...parts.map(bring)]))[0];
`;

/** Brings a late part's scripts and styles at once, each of them once. */
export function preload(): Plugin {
  let met = false;
  return {
    name: 'valavu:preload',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: HELPER },
      handler() {
        met = true;
        return { code, map: null, moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      if (!error && !met)
        this.error(`Vite no longer has vite/preload-helper.js: look again at tools/preload-plugin.ts`);
    },
  };
}
