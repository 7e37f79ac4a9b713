import { hash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { paths } from '../../src/paths.ts';
import type { Precache } from '../../src/offline/service-worker.ts';
import { headersFile } from '../../server/headers.ts';
import { isDraft } from '../../src/build-time/launch-list.ts';
import { loadContent } from '../../src/build-time/load-content.ts';
import { lastSteps, type LastSteps } from '../../src/publish/last-steps.ts';
import { pruneCache } from '../../src/build-time/files.ts';
import { bundleScript } from '../../src/build-time/bundle.ts';
import { compressFolder } from './compress.ts';
import { finishPages } from './pages.ts';

/**
 * The last steps of the build, with what they need of the content (src/publish/last-steps.ts):
 *
 * - leave in each page the styles that it needs at first, and collect its content security policy in policies.json (pages.ts)
 * - remove original pictures that no page uses, which Astro copies
 * - write api.json (data of the two calls), the service worker, `_headers` for static hosts, and every text file as Brotli and gzip
 * - remove what no build has used for a month from the caches
 */
export const finish = (root: string): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const client = fileURLToPath(dir);
      const writeBeside = (file: string, text: string) => writeFileSync(join(client, '..', file), text);
      const content = await loadContent(root);
      const steps = lastSteps(content, await isDraft(root, content));
      removeUnusedOriginals(client);
      const policies = finishPages(client, steps.origins);
      writeBeside('api.json', JSON.stringify(steps.api));
      writeBeside('policies.json', JSON.stringify(policies));
      writeFileSync(join(client, 'sw.js'), await serviceWorker(root, client, steps));
      const files = globSync('**', { cwd: client, withFileTypes: true }).filter((entry) => entry.isFile());
      const names = files.map((entry) => join(entry.parentPath, entry.name).slice(client.length));
      writeFileSync(join(client, '_headers'), headersFile(names, { draft: steps.api.draft, policies }));
      await compressFolder(client);
      for (const cache of ['compressed', 'fonts', 'pictures']) await pruneCache(join(root, '.cache', cache));
    },
  },
});

function removeUnusedOriginals(client: string): void {
  const text = globSync('**/*.{html,xml,json,js,css}', { cwd: client })
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('\n');
  for (const file of globSync('_astro/*.{jpg,jpeg,png,webp}', { cwd: client }))
    if (!text.includes(file)) rmSync(join(client, file));
}

/** The code of the service worker for the finished pages; with OFFLINE=withdrawn one that removes itself and its caches. */
function serviceWorker(root: string, client: string, { precached, offlineNote: note }: LastSteps): Promise<string> {
  if (process.env['OFFLINE'] === 'withdrawn') return bundleScript(root, 'src/offline/withdrawn.ts');
  const pages = precached.map((path) => readFileSync(join(client, `${path}.html`), 'utf8'));
  const version = hash('sha256', pages.join(''), 'hex').slice(0, 12);
  const table = { path: paths.ourTable, parts: partsOf(client, `${paths.ourTable}.html`) };
  const precache: Precache = { offline: paths.offline, paths: precached, table, note, version };
  return bundleScript(root, 'src/offline/service-worker.ts', { PRECACHE: precache });
}

/** The addresses of the dishes, and of the scripts, styles and fonts of the build, that a page names, or one of these in turn. */
function partsOf(client: string, page: string): string[] {
  const files = globSync('_astro/*.{js,css,woff2}', { cwd: client });
  const parts = new Set<string>();
  const addNamed = (text: string) => {
    for (const file of files.filter((each) => !parts.has(each) && text.includes(each.slice('_astro/'.length)))) {
      parts.add(file);
      addNamed(readFileSync(join(client, file), 'utf8'));
    }
  };
  const html = readFileSync(join(client, page), 'utf8');
  addNamed(html);
  return [...Array.from(parts, (file) => `/${file}`), ...(html.match(/\/data\/[^"&]+/g) ?? [])];
}
