import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { completePolicies } from '../model/page-security.ts';
import type { Content } from '../model/types.ts';
import { menuPath, paths, permanentMenuPath } from '../src/paths.ts';
import type { Precache } from '../src/offline/precache.ts';
import { headersFile, type Site } from '../server/headers.ts';
import { loadContent } from '../tools/content/load-content.ts';
import { apiData } from '../tools/postprocess/api-data.ts';
import { bundleScript } from '../tools/postprocess/bundle.ts';
import { compressFolder } from '../tools/postprocess/compress.ts';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;

/**
 * The last steps of the build, in the static folder and beside it:
 *
 * - each page's content security policy moves from its meta element to policies.json, because headers can say more
 * - masters of pictures go, which Astro keeps although no page shows them
 * - api.json (data of the two calls), the service worker, `_headers` for static hosts, and Brotli and gzip of every text file
 */
export const finish = (): AstroIntegration => {
  let root = '';
  return {
    name: 'finish',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const client = fileURLToPath(dir);
        const beside = (file: string, text: string) => writeFileSync(join(client, '..', file), text);
        const content = await loadContent(root);
        const api = apiData(root, content);
        const policies = completePolicies(movePolicies(client), api);
        removeMasters(client);
        beside('api.json', JSON.stringify(api));
        beside('policies.json', JSON.stringify(policies));
        writeFileSync(join(client, 'sw.js'), await serviceWorker(root, client, content));
        const files = globSync('**', { cwd: client, withFileTypes: true }).filter((entry) => entry.isFile());
        const names = files.map((entry) => join(entry.parentPath, entry.name).slice(client.length));
        const site: Site = { draft: api.draft === true, policies };
        writeFileSync(join(client, '_headers'), headersFile(names, site));
        await compressFolder(client);
      },
    },
  };
};

/** Takes the policies out of the pages; by file: 'menu.html'. Throws if a page has none. */
function movePolicies(client: string): Record<string, string> {
  const policies: Record<string, string> = {};
  for (const file of globSync('**/*.html', { cwd: client })) {
    const html = readFileSync(join(client, file), 'utf8');
    const policy = META.exec(html)?.[1]?.replaceAll('&#39;', "'").replace(/;\s*$/, '');
    if (policy === undefined) throw new Error(`${file} has no content security policy`);
    policies[file] = policy;
    writeFileSync(join(client, file), html.replace(META, ''));
  }
  return policies;
}

/** Removes the pictures that no page, feed or data file names. */
function removeMasters(client: string): void {
  const text = globSync('**/*.{html,xml,json,jsonld,js,css}', { cwd: client })
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('\n');
  for (const file of globSync('_astro/*.{jpg,jpeg,png,webp}', { cwd: client }))
    if (!text.includes(file)) rmSync(join(client, file));
}

/** The code of the service worker for the finished pages; with OFFLINE=withdrawn one that removes itself and its caches. */
function serviceWorker(root: string, client: string, { branches, ui }: Content): Promise<string> {
  if (process.env['OFFLINE'] === 'withdrawn') return bundleScript(root, { entry: 'src/offline/withdrawn.ts' });
  // Every menu, the list of dishes, and the page that is shown offline in place of pages that are not cached.
  const menus = branches.flatMap((branch) => [menuPath(branch), permanentMenuPath(branch.key)]);
  const kept = [...new Set([...menus, paths.ourTable, paths.offline])];
  const hash = createHash('sha256');
  for (const path of kept) hash.update(readFileSync(join(client, `${path}.html`)));
  const precache: Precache = {
    offline: paths.offline,
    paths: kept,
    note: ui.offline.offline,
    version: hash.digest('hex').slice(0, 12),
  };
  return bundleScript(root, { entry: 'src/offline/service-worker.ts', define: { PRECACHE: precache } });
}
