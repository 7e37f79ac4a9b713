import type { Plugin } from 'vite';
import { fontCache, type FontSet, makeFonts } from './fonts.ts';
import { generatedFiles } from '../vite/generated-files.ts';

const cssId = 'virtual:fonts.css';

/**
 * Provides the site's fonts as `virtual:fonts.css` (the rules) and `virtual:fonts` (the files to preload), and serves the files
 * from `/fonts/`. A build contains only the characters that the site uses; development has all of them.
 */
export function fonts(cache = fontCache): Plugin {
  let make: () => Promise<FontSet>;
  return {
    name: 'site:fonts',

    // The rules name files that are generated beside the bundle, which Vite cannot resolve.
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

    ...generatedFiles('fonts', async () => (await make()).files),
  };
}
