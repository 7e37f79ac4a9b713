import type { ApiData } from './api-data.ts';
import { createApp, type App } from './app.ts';
import { groupFiles, type StoredFile } from './assets.ts';
import type { CspHashes } from './headers.ts';

/** What the bundle for the edge carries of the build; the files themselves are in the runtime's own store. */
export interface EdgeSite {
  api: ApiData;
  csp: CspHashes;
  files: readonly Pick<StoredFile, 'file' | 'size' | 'etag'>[];
}

/** What the runtime binds to the worker (see wrangler.jsonc). */
export interface EdgeBindings {
  /** Gives the file at a path of the static folder, as it is. */
  ASSETS: { fetch: (url: string) => Promise<Response> };
}

/** A field of the Workers runtime: the bytes are coded already, so they are passed on as they are. */
const codedInit: ResponseInit & { encodeBody: 'manual' } = { encodeBody: 'manual' };

const readFrom =
  (assets: EdgeBindings['ASSETS'], file: string): StoredFile['read'] =>
  async (start, end) => {
    const path = file.split('/').map(encodeURIComponent).join('/');
    const response = await assets.fetch(`https://assets.invalid/${path}`);
    if (response.status !== 200) throw new Error(`${file} is not among the assets (${response.status})`);
    // Pictures are a few hundred kilobytes at most; as bytes the length of the answer is known beforehand.
    return new Uint8Array(await response.arrayBuffer()).subarray(start, end);
  };

/** The same app for the Workers runtime. */
export const createWorker = ({ api, csp, files }: EdgeSite) => {
  // The store is handed over with each request, but it is always the same one.
  let app: App | undefined;
  const start = ({ ASSETS }: EdgeBindings): App =>
    createApp({
      api,
      csp,
      codedInit,
      assets: groupFiles(files.map((stored) => ({ ...stored, read: readFrom(ASSETS, stored.file) }))),
      onFailure: (error) => console.error(error.stack ?? error.message),
    });
  return {
    fetch: (request: Request, bindings: EdgeBindings): Response | Promise<Response> => {
      app ??= start(bindings);
      return app.fetch(request, { clientAddress: request.headers.get('cf-connecting-ip') ?? '' });
    },
  };
};
