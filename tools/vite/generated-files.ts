import type { Plugin } from 'vite';
import { mediaType } from '../../server/mime.ts';

/** Files that a plugin generates, by name in their public folder. */
export type GeneratedFiles = ReadonlyMap<string, Uint8Array>;

/**
 * The hooks of a plugin that serve generated files in development and emit them into the client build.
 *
 * @param folder the public folder, without slashes: 'fonts'
 * @param make called for each request and once in a build; it should cache expensive work
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
