import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pictureUrl } from '../../app/ui/picture-url.ts';
import { contentFolder } from '../content/content-folder.ts';
import { makeVersion, type Master, pictureCache, readMasters, versionsOf, writePictures } from './pictures.ts';
import { reportProgress } from './progress.ts';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Serves `/pictures/*` from the masters in a folder. In development each version is encoded at its first request; the client
 * build contains all versions, even if no page uses them.
 */
export function pictures(folder?: string, cache = pictureCache): Plugin {
  let masterFolder = '';
  return {
    name: 'site:pictures',

    configResolved(config) {
      masterFolder = folder ?? join(contentFolder(config.root), 'pictures');
    },

    configureServer(server) {
      let masters: Promise<ReadonlyMap<string, Master>> | undefined;
      server.watcher.add(masterFolder);
      server.watcher.on('all', (_event, file) => {
        if (resolve(file).startsWith(masterFolder)) masters = undefined;
      });

      server.middlewares.use('/pictures', (request, response, next) => {
        masters ??= readMasters(masterFolder, cache);
        masters
          .then((all) => findVersion(all, `/pictures${request.url?.split('?')[0] ?? ''}`))
          .then(async (found) => {
            if (!found) return next();
            const file = await makeVersion(found.master, found.version, cache);
            response.setHeader('Content-Type', types[found.version.format] ?? 'application/octet-stream');
            createReadStream(file).pipe(response);
          })
          .catch((error: unknown) => {
            masters = undefined;
            next(error);
          });
      });
    },

    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (this.environment.name !== 'client' || !dir) return;
        const started = performance.now();
        const masters = await readMasters(masterFolder, cache);
        const report = reportProgress(process.stdout);
        // Ends before the next message, for which Vite clears the terminal's line.
        const encoded = await writePictures(masters, join(dir, 'pictures'), cache, report.update).finally(report.end);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        this.info(`${masters.size} pictures, ${encoded} files encoded, ${seconds} s`);
      },
    },
  };
}

function findVersion(masters: ReadonlyMap<string, Master>, url: string) {
  for (const master of masters.values()) {
    if (!url.startsWith(master.picture.src)) continue;
    const version = versionsOf(master.picture).find((one) => pictureUrl(master.picture, one.width, one.format) === url);
    if (version) return { master, version };
  }
  return undefined;
}
