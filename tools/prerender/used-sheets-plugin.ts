import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** This module exports `usedSheets`, the set of CSS Modules of which a class was read; see app/virtual/assets.d.ts. */
const SET = 'virtual:used-sheets';
const WRAPPED = '\0used-sheet:';

/**
 * Tells the prerender which CSS Modules a page uses. In the SSR build each CSS Module is wrapped in a module that records its file,
 * relative to the project, when a class is read. This finds the styles of lazy parts, which the page's chunks do not import.
 */
export function usedSheets(): Plugin {
  let root = process.cwd();
  return {
    name: 'site:used-sheets',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },

    resolveId: {
      filter: { id: /\.module\.css$|^virtual:used-sheets$/ },
      async handler(source, importer) {
        if (source === SET) return `\0${SET}`;
        const isWrapped = importer?.startsWith(WRAPPED);
        if (isWrapped || this.environment.mode !== 'build' || this.environment.name !== 'ssr') return null;
        const sheet = await this.resolve(source, importer, { skipSelf: true });
        // With the extension .js, because Vite would treat the wrapper as a style sheet otherwise.
        return sheet && `${WRAPPED}${sheet.id}.js`;
      },
    },

    load: {
      filter: { id: /^\0(?:used-sheet:|virtual:used-sheets$)/ },
      handler(id) {
        if (id === `\0${SET}`) return 'export const usedSheets = new Set();';
        const sheet = id.slice(WRAPPED.length, -'.js'.length);
        const file = relative(root, sheet).replaceAll('\\', '/');
        return `
          import classes from ${JSON.stringify(sheet)};
          import { usedSheets } from ${JSON.stringify(SET)};
          export default new Proxy(classes, {
            get: (target, name) => (usedSheets.add(${JSON.stringify(file)}), target[name]),
          });`;
      },
    },
  };
}
