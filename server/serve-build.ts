import { hash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import { type ApiData, createApp, notFoundPage, plainSpelling, redirect } from './app.ts';
import { fileHeaders, urlPathOf } from './headers.ts';

/** Files without an address: dot files, those for static hosts, the pages for unknown addresses, compressed siblings. */
const UNLISTED = /\/\.(?!well-known\/)|^\/(?:_headers|_redirects|404|blog\/not-found)$|\.(?:br|gz)$/;

/** Lists a folder. The returned function reads one of its files ("/menu.html") and keeps it in memory. */
const openFolder = (folder: string) => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length)));
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; tag: string }>();
  return (name: string) => {
    if (!names.has(name) || files.has(name)) return files.get(name);
    const bytes = readFileSync(join(folder, name));
    files.set(name, { bytes, tag: `W/"${hash('sha1', bytes, 'base64url')}"` });
    return files.get(name);
  };
};

/** Creates the app with the files of a build. Throws if the build is incomplete. */
const openBuild = (folder: string): Hono => {
  const apiData: ApiData = JSON.parse(readFileSync(join(folder, 'api.json'), 'utf8'));
  const site = { draft: apiData.draft, policies: JSON.parse(readFileSync(join(folder, 'policies.json'), 'utf8')) };
  const read = openFolder(join(folder, 'client'));
  const files = {
    root: '',
    precompressed: true,
    // Called for a file, and then for its compressed versions until one is sent.
    getContent: async (name: string, c: Context) => {
      const bytes = read(name)?.bytes ?? null;
      // Explicit, because a response to HEAD has no body to measure.
      if (bytes) c.header('content-length', String(bytes.byteLength));
      return bytes;
    },
    onFound: (name: string, c: Context) => {
      const headers = { etag: read(name)?.tag ?? '', ...fileHeaders(urlPathOf(name.slice(1)), site) };
      for (const [header, value] of Object.entries(headers))
        if (header !== 'speculation-rules' || c.req.header('save-data') !== 'on') c.header(header, value);
      if (read(`${name}.br`)) c.header('vary', 'Accept-Encoding');
      if ('speculation-rules' in headers) c.header('vary', 'Save-Data', { append: true });
    },
  };
  const fileOf = (path: string): string => {
    const page = `${path === '/' ? '/index' : path}.html`;
    if (UNLISTED.test(path)) return '';
    return read(page) ? page : path;
  };
  const app = createApp(apiData);
  app.get('*', etag(), serveStatic({ ...files, rewriteRequestPath: fileOf }));
  app.get('*', async (c, next) => {
    const plain = plainSpelling(c.req.path);
    if (plain !== c.req.path && read(fileOf(plain))) return redirect(c, plain + new URL(c.req.url).search);
    c.status(404);
    const page = `${notFoundPage(c.req.path)}.html`;
    // A restaurant without stories has no page for those that are unknown.
    return serveStatic({ ...files, path: read(page) ? page : '/404.html' })(c, next);
  });
  return app;
};

/** Returns a function that returns the app of the build at a symbolic link. If a new build cannot be opened, the old app stays. */
export const followBuild = (link: string): (() => Hono) => {
  let folder = realpathSync(link);
  let app = openBuild(folder);
  let nextCheck = 0;
  return () => {
    if (performance.now() < nextCheck) return app;
    nextCheck = performance.now() + 500;
    try {
      const target = realpathSync(link);
      if (target !== folder) app = openBuild(target);
      folder = target;
    } catch (error) {
      console.error(error);
    }
    return app;
  };
};
