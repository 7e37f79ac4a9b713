import type { Plugin } from 'vite';
import { fontCache, type FontSet, makeFonts } from './fonts.ts';
import { madeFiles } from '../vite/generated-files.ts';

const cssId = 'virtual:fonts.css';

/**
 * Offers the site's fonts as `virtual:fonts.css` (the rules) and `virtual:fonts` (what may be preloaded), and serves
 * the files from `/fonts/`. A build gets exactly the characters that are used; in development every letter works.
 */
export function fonts(cache = fontCache): Plugin {
  let make: () => Promise<FontSet>;
  return {
    name: 'valavu:fonts',

    // The rules name files that are made beside the bundle: nothing for Vite to resolve.
    config: () => ({ build: { rolldownOptions: { external: [/^\/fonts\//] } } }),

    configResolved({ root, command }) {
      let made: Promise<FontSet> | undefined;
      make = () => (made ??= makeFonts(root, command === 'build' ? 'used' : 'all', cache));
    },

    resolveId: {
      filter: { id: /^virtual:fonts(?:\.css(?:\?inline)?)?$/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0virtual:fonts(?:\.css(?:\?inline)?)?$/ },
      async handler(id) {
        const { css, links } = await make();
        return id.startsWith(`\0${cssId}`) ? css : `export default ${JSON.stringify(links)};`;
      },
    },

    ...madeFiles('fonts', async () => (await make()).files),
  };
}
