import type { Plugin, ViteDevServer } from 'vite';
import { stylePage } from '../../app/routes.ts';
import { contentFolder } from './content-folder.ts';
import { loadContent } from './load-content.ts';
import { contentModules } from './virtual-modules.ts';
import { isDraft, hideFromSearch } from './draft.ts';

const prefix = 'virtual:content/';
/** Editors save in several steps, so the content is read again this many milliseconds after the last change. */
const DEBOUNCE_MS = 60;

/**
 * Provides content/ as the virtual modules that app/virtual/content.d.ts declares.
 * A mistake in the content stops a build. In development the browser shows it until a save corrects it.
 *
 * @param folder - the absolute path of the content folder; by default contentFolder(root)
 */
export function content(folder?: string): Plugin {
  let root = process.cwd();
  let modules: Promise<ReadonlyMap<string, string>> | undefined;
  let isBuild = false;
  const read = () =>
    (modules ??= loadContent(root, folder).then((whole) =>
      isBuild ? contentModules(isDraft(root) ? hideFromSearch(whole) : whole) : contentModules(whole, [stylePage]),
    ));

  return {
    name: 'site:content',

    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },

    async buildStart() {
      // In development the page shows a mistake, and the server must start anyway.
      if (this.environment.mode === 'build') await read();
    },

    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0virtual:content\// },
      async handler(id) {
        const name = id.slice(1 + prefix.length);
        const code = (await read()).get(name);
        if (code === undefined)
          this.error(`There is no module "${prefix}${name}"; app/virtual/content.d.ts lists them`);
        // Plain data, so unused parts can be tree-shaken.
        return { code, map: null, moduleSideEffects: false };
      },
    },

    configureServer(server) {
      const watched = folder ?? contentFolder(root);
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(watched);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(watched)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void readAgain(server), DEBOUNCE_MS);
      });
    },
  };

  async function readAgain(server: ViteDevServer): Promise<void> {
    modules = undefined;
    for (const environment of Object.values(server.environments)) {
      for (const [id, module] of environment.moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${prefix}`)) environment.moduleGraph.invalidateModule(module);
      }
    }
    const { hot } = server.environments.client;
    try {
      await read();
      hot.send({ type: 'full-reload' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      server.config.logger.error(message);
      hot.send({ type: 'error', err: { message, stack: '' } });
    }
  }
}
