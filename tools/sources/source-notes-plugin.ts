import type { Plugin } from 'vite';
import { contentFolder } from '../content/content-folder.ts';
import { SOURCES_PATH } from './sources-path.ts';
import { textSources } from './text-sources.ts';

/** The mode of `npm run dev:sources`. */
export const SOURCES_MODE = 'sources';

/** With `npm run dev:sources`, adds a note to each text with its source in content/. Builds never use this plugin. */
export function sourceNotes(): Plugin {
  return {
    name: 'site:source-notes',
    apply: (_config, { command, mode }) => command === 'serve' && mode === SOURCES_MODE,

    transform: {
      filter: { id: /\/app\/entry\.client\.tsx$/ },
      handler: (code) => ({ code: `${code}\nimport '/tools/sources/overlay.ts';\n`, map: null }),
    },

    configureServer({ config, middlewares }) {
      middlewares.use(SOURCES_PATH, (_request, response, next) => {
        // Read again for each request, because staff edit the content meanwhile.
        textSources(contentFolder(config.root)).then((sources) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(sources));
        }, next);
      });
    },
  };
}
