import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Precache } from '../../app/offline/messages.ts';
import type { Content } from '../../model/types.ts';
import { menuPath, paths, permanentMenuPath } from '../../app/paths.ts';
import { bundleScript } from './bundle.ts';

/** The code of the service worker, for the finished pages in a build folder. */
export async function serviceWorker(root: string, client: string, { branches, ui }: Content): Promise<string> {
  // Every menu, the list of dishes, and the page that is shown offline in place of pages that are not cached.
  const menus = branches.flatMap((branch) => [menuPath(branch), permanentMenuPath(branch.key)]);
  const kept = [...new Set([...menus, paths.ourTable, paths.offline])];
  const hash = createHash('sha256');
  for (const path of kept) hash.update(await readFile(join(client, path, 'index.html')));
  const precache: Precache = {
    offline: paths.offline,
    paths: kept,
    note: ui.offline.offline,
    version: hash.digest('hex').slice(0, 12),
  };
  return bundleScript(root, { entry: 'app/offline/service-worker.ts', define: { PRECACHE: precache } });
}

/** The code of a service worker that removes the site's service worker and its caches. */
export function withdrawnWorker(root: string): Promise<string> {
  return bundleScript(root, { entry: 'app/offline/withdrawn.ts' });
}
