import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { headersFile, pagePath, type CspHashes } from '../../server/headers.ts';
import { loadContent } from '../content.ts';
import { headFor } from '../publish/head.ts';
import { siteFiles } from '../publish/site-files.ts';
import { apiData } from './api-data.ts';
import { bundleScript } from './bundle.ts';
import { type BuildManifest, type Chunks, chunksOf } from './chunks.ts';
import { addToHead, type FinishParts, finishHtml, inlineHashes, withoutMark } from './html.ts';
import { licencesOf, licenceText } from './licences.ts';
import { serviceWorker, withdrawnWorker } from './service-worker.ts';

/** Pages that stand for "not found": where React Router prerenders them, and where servers look for them. */
const NOT_FOUND_PAGES = [
  ['404/index.html', '404.html'],
  ['blog/not-found/index.html', 'blog/not-found.html'],
] as const;

/**
 * Makes the built folder ready to serve: pages load like plain HTML, and beside them stand what the server answers
 * (api.json), the hashes of the content security policy (csp.json) and the headers for static hosts (_headers).
 */
export async function finish(root: string): Promise<void> {
  const client = join(root, 'build/client');
  await rm(join(client, '__spa-fallback.html'), { force: true });
  const chunks = await takeManifest(client);
  for (const [from, to] of NOT_FOUND_PAGES) {
    await rename(join(client, from), join(client, to));
    await rm(join(client, from, '..'), { recursive: true, force: true });
  }

  await takeStyles(client, chunks);
  const files = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html'));
  const startScripts = await bundleStart(root);
  const css = await readStyles(client);
  const content = await loadContent(root);
  const csp: CspHashes = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const path = join(client, file);
        const html = await readFile(path, 'utf8');
        const finished = addToHead(
          finishHtml(html, { startScripts, chunks, css: (href) => stylesAt(css, href) }),
          headFor(content, pagePath(file)),
        );
        await writeFile(path, finished);
        return [relative(client, path), inlineHashes(finished)] as const;
      }),
    ),
  );

  const api = await apiData(root);
  const isWithdrawn = process.env['OFFLINE'] === 'withdrawn';
  const others = {
    ...siteFiles(content, { isPreview: api.preview === true }),
    'licences.txt': licenceText(await licencesOf(root)),
    'sw.js': await (isWithdrawn ? withdrawnWorker(root) : serviceWorker(root, client)),
  };
  for (const [file, text] of Object.entries(others)) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), text);
  }
  await mkdir(join(root, 'build'), { recursive: true });
  await writeFile(join(root, 'build/api.json'), JSON.stringify(api));
  await writeFile(join(root, 'build/csp.json'), JSON.stringify(csp));
  const facts = { reviews: api.reviewsOrigin, api: api.apiOrigin, preview: api.preview };
  await writeFile(join(client, '_headers'), headersFile(csp, facts, Object.keys(others)));
}

/** Reads Vite's list of chunks and takes it out of the folder: it is none of the visitors' business. */
async function takeManifest(client: string): Promise<Chunks> {
  const folder = join(client, '.vite');
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  await rm(folder, { recursive: true });
  // Vite wrote it a moment ago.
  return chunksOf(JSON.parse(text) as BuildManifest);
}

function stylesAt(css: ReadonlyMap<string, string>, href: string): string {
  const text = css.get(href);
  if (text === undefined) throw new Error(`a page links the style sheet ${href}, which is not in the build`);
  return text;
}

/** What React Router's manifest may say of a route and our table of routes leaves out. */
const UNKNOWN_TO_ROUTER = [
  'hasLoader',
  'hasAction',
  'hasClientLoader',
  'hasClientAction',
  'hasClientMiddleware',
  'hasErrorBoundary',
] as const;

type ManifestRoute = { module: string; css?: string[]; styles?: string[] } & Partial<
  Record<(typeof UNKNOWN_TO_ROUTER)[number], boolean>
>;

/** Stops at a route with parts that would be there while developing and missing in the build. */
function refuseUnknown(id: string, route: ManifestRoute): void {
  const unknown = UNKNOWN_TO_ROUTER.find((flag) => route[flag] && !(id === 'root' && flag === 'hasErrorBoundary'));
  if (unknown)
    throw new Error(`Route ${id} ${unknown}, which the routes of tools/lean-router-plugin.ts know nothing of`);
}

/**
 * Takes the style sheets of pages out of React Router's hands: on every navigation it would wait for each of them,
 * those inside the HTML too, before it rendered, and React would wait again. components/route-styles.tsx brings them
 * in, together with those of the page's late parts.
 */
async function takeStyles(client: string, chunks: Chunks): Promise<void> {
  const assets = join(client, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const [, json] = /^window\.__reactRouterManifest=(.*);$/s.exec(await readFile(join(assets, name), 'utf8')) ?? [];
  if (!json) throw new Error("React Router's list of routes is not what it was, see tools/finish");
  // React Router wrote it a moment ago.
  const manifest = JSON.parse(json) as {
    routes: Record<string, ManifestRoute>;
  };
  for (const [id, route] of Object.entries(manifest.routes)) {
    const { css = [] } = route;
    refuseUnknown(id, route);
    delete route.css;
    route.styles = [...new Set([...css.map(withoutMark), ...chunks.lateStylesOf([route.module])])];
  }
  await writeFile(join(assets, name), `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
}

/** Every style sheet of the build, by its address. */
async function readStyles(client: string): Promise<Map<string, string>> {
  const files = (await readdir(join(client, 'assets'))).filter((file) => file.endsWith('.css'));
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [`/assets/${file}`, (await readFile(join(client, 'assets', file), 'utf8')).trim()] as const,
      ),
    ),
  );
}

/**
 * The scripts that stand inside the pages, each in one minified piece that leaves `start`. Only the menu page has the one that
 * turns the menu: what a page compiles before its first paint, the paint waits for.
 */
async function bundleStart(root: string): Promise<FinishParts['startScripts']> {
  const bundle = (entry: string) => bundleScript(root, { entry, name: 'start' });
  return { any: await bundle('app/start/any-page.ts'), menu: await bundle('app/start/menu-page.ts') };
}
