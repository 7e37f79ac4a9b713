import { Hono } from 'hono';

import { createApi } from './api.ts';
import type { ApiData } from './api-data.ts';
import { createPathTable, type Asset } from './assets.ts';
import { fileHeaders, urlPathOf, type CspHashes } from './headers.ts';
import { apiRateLimit, clientKey, createRateLimiter, type RateLimit } from './rate-limit.ts';
import { createStaticHandler } from './static.ts';
import { textResponse } from './text-response.ts';

/** Data that the runtime passes with each request. */
export interface Bindings {
  /** The client's network address, from a source that the runtime trusts. */
  clientAddress?: string;
}

/** All inputs of the app. The runtimes differ only in where they get them. */
export interface AppOptions {
  api: ApiData;
  assets: readonly Asset[];
  /** Hashes of each page's inline scripts and styles. Without them, browsers block inline code. */
  csp?: CspHashes;
  rateLimit?: RateLimit;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
  /** Extra fields for a Response with a compressed body: the Workers runtime needs `encodeBody`. */
  compressedInit?: ResponseInit;
  /** Called with every error that led to status 500. */
  onFailure?: (error: Error) => void;
}

export type App = Hono<{ Bindings: Bindings }>;

/** Creates the API, `/healthz` and the static folder as one app of web-standard handlers. It does not listen on a port. */
export const createApp = (options: AppOptions): App => {
  const { api, assets, csp = {}, rateLimit = apiRateLimit, now = () => performance.now() } = options;
  const serveApi = createApi({ data: api, takeToken: createRateLimiter(rateLimit, now) });
  const headerOptions = { reviews: api.reviewsOrigin, api: api.apiOrigin, draft: api.draft };
  const hashes = new Map(Object.entries(csp).map(([file, list]) => [file.replace(/^\//, ''), list]));
  const serveStatic = createStaticHandler({
    paths: createPathTable(assets),
    moved: api.moved,
    headersFor: (file) => fileHeaders(urlPathOf(file), headerOptions, hashes.get(file)),
    ...(options.compressedInit ? { compressedInit: options.compressedInit } : {}),
  });

  const app: App = new Hono<{ Bindings: Bindings }>();
  app.get('/healthz', (c) => textResponse(c.req.method, 200, 'ok\n'));
  app.all('/api/*', (c) => serveApi(c.req.raw, c.req.path, clientKey(c.env?.clientAddress ?? '')));
  // The only handler that matches a file's path. Hono therefore calls it directly, without a promise.
  app.all('*', (c) => serveStatic(c.req.raw));
  app.onError((error, c) => {
    options.onFailure?.(error);
    return textResponse(c.req.method, 500, 'The server failed to answer. Please try again.\n');
  });
  return app;
};
