import type { Plugin } from 'vite';
import { fontCache, type FontSet, makeFonts } from './fonts.ts';

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
      filter: { id: /^virtual:fonts(\.css)?$/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0virtual:fonts(\.css)?$/ },
      async handler(id) {
        const { css, links } = await make();
        return id === `\0${cssId}` ? css : `export default ${JSON.stringify(links)};`;
      },
    },

    configureServer(server) {
      server.middlewares.use('/fonts', (request, response, next) => {
        make().then(({ files }) => {
          const name = request.url?.split('?')[0]?.slice(1) ?? '';
          const bytes = files.get(name);
          if (!bytes) return next();
          response.setHeader('Content-Type', name.endsWith('.woff2') ? 'font/woff2' : 'text/plain; charset=utf-8');
          response.end(bytes);
        }, next);
      });
    },

    generateBundle: {
      async handler() {
        if (this.environment.name !== 'client') return;
        for (const [name, source] of (await make()).files) {
          this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source });
        }
      },
    },
  };
}
