import type { Plugin } from 'vite';
import { mediaType } from '../../server/mime.ts';

/** Files that a plugin makes, by their names in the folder where browsers find them. */
export type GeneratedFiles = ReadonlyMap<string, Uint8Array>;

/**
 * The part of a plugin that brings made files to the browser: served in development, put into the client build.
 *
 * @param folder without slashes: 'fonts'
 * @param make asked for each request and once in a build; what costs time is for it to remember
 */
export function generatedFiles(
  folder: string,
  make: () => Promise<GeneratedFiles>,
): Pick<Plugin, 'configureServer' | 'generateBundle'> {
  return {
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        make().then((files) => {
          const name = request.url?.split('?')[0]?.slice(1) ?? '';
          const bytes = files.get(name);
          if (!bytes) return next();
          response.setHeader('Content-Type', mediaType(name));
          response.end(bytes);
        }, next);
      });
    },

    generateBundle: {
      async handler() {
        if (this.environment.name !== 'client') return;
        for (const [name, source] of await make())
          this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      },
    },
  };
}
