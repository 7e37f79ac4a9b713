import type { ApiData } from './api-data.ts';
import { createApp, type App } from './app.ts';
import { groupFiles, type StoredFile } from './assets.ts';
import type { CspHashes } from './headers.ts';

/** The part of the build that is bundled for the edge. The files themselves are in the runtime's asset store. */
export interface EdgeSite {
  api: ApiData;
  csp: CspHashes;
  files: readonly Pick<StoredFile, 'file' | 'size' | 'etag'>[];
}

/** Bindings of the worker (see wrangler.jsonc). */
export interface EdgeBindings {
  /** Returns the file at a path of the static folder, unchanged. */
  ASSETS: { fetch: (url: string) => Promise<Response> };
}

/** Specific to the Workers runtime: the bytes are already compressed and must be sent unchanged. */
const compressedInit: ResponseInit & { encodeBody: 'manual' } = { encodeBody: 'manual' };

const readFrom =
  (assets: EdgeBindings['ASSETS'], file: string): StoredFile['read'] =>
  async (start, end) => {
    const path = file.split('/').map(encodeURIComponent).join('/');
    const response = await assets.fetch(`https://assets.invalid/${path}`);
    if (response.status !== 200) throw new Error(`${file} is not among the assets (${response.status})`);
    // Returned as bytes rather than a stream, so that the runtime knows the Content-Length. Pictures have a few hundred
    // kilobytes at most.
    return new Uint8Array(await response.arrayBuffer()).subarray(start, end);
  };

/** Creates the same app for the Workers runtime. */
export const createWorker = ({ api, csp, files }: EdgeSite) => {
  // The asset store is passed with each request, but is always the same one.
  let app: App | undefined;
  const start = ({ ASSETS }: EdgeBindings): App =>
    createApp({
      api,
      csp,
      compressedInit,
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
