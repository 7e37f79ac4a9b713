import type { Plugin, ViteDevServer } from 'vite';
import { stylePage } from '../../app/routes.ts';
import { contentFolder } from './content-folder.ts';
import { loadContent } from './load-content.ts';
import { contentModules } from './virtual-modules.ts';
import { isDraft, keptOut } from './draft.ts';

const prefix = 'virtual:content/';
/** Editors save in several steps; the content is read again when this many milliseconds have been quiet. */
const QUIET = 60;

/**
 * Offers content/ as the virtual modules that app/virtual/content.d.ts describes.
 * A mistake in the content stops a build; in development it shows in the browser, until the next save mends it.
 */
export function content(): Plugin {
  let root = process.cwd();
  let modules: Promise<ReadonlyMap<string, string>> | undefined;
  let isBuild = false;
  const read = () =>
    (modules ??= loadContent(root).then((whole) =>
      isBuild ? contentModules(isDraft(root) ? keptOut(whole) : whole) : contentModules(whole, [stylePage]),
    ));

  return {
    name: 'valavu:content',

    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },

    async buildStart() {
      // In development the page reports a mistake; the server must start all the same.
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
        // Plain data: whatever of it is not used can go.
        return { code, map: null, moduleSideEffects: false };
      },
    },

    configureServer(server) {
      const folder = contentFolder(root);
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void readAgain(server), QUIET);
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
