import { Hono } from 'hono';

import { createApi } from './api.ts';
import type { ApiData } from './api-data.ts';
import { createSite, type Asset } from './assets.ts';
import { fileHeaders, pagePath, type CspHashes } from './headers.ts';
import { apiRateLimit, clientKey, createRateLimiter, type RateLimit } from './rate-limit.ts';
import { createStatic } from './static.ts';
import { textAnswer } from './text-answer.ts';

/** What a runtime hands over with each request. */
export interface Bindings {
  /** The network address of the client, as far as the runtime can be sure of it. */
  clientAddress?: string;
}

/** Everything the server is made of; the runtimes differ only in where they get it. */
export interface AppOptions {
  api: ApiData;
  assets: readonly Asset[];
  /** Hashes of each page's inline scripts and styles. Without them a page's inline code does not run. */
  csp?: CspHashes;
  rateLimit?: RateLimit;
  /** Milliseconds on a steady clock. */
  now?: () => number;
  /** Extra fields for a Response that carries coded bytes; the Workers runtime wants to be told. */
  codedInit?: ResponseInit;
  /** Told of every failure that a visitor saw as status 500. */
  onFailure?: (error: Error) => void;
}

export type App = Hono<{ Bindings: Bindings }>;

/**
 * The whole server as one app of web-standard handlers, without a port: the API, `/healthz` and the static folder.
 */
export const createApp = (options: AppOptions): App => {
  const { api, assets, csp = {}, rateLimit = apiRateLimit, now = () => performance.now() } = options;
  const serveApi = createApi({ data: api, take: createRateLimiter(rateLimit, now) });
  const site = { reviews: api.reviewsOrigin, api: api.apiOrigin, draft: api.draft };
  const hashes = new Map(Object.entries(csp).map(([file, list]) => [file.replace(/^\//, ''), list]));
  const serveStatic = createStatic({
    site: createSite(assets),
    moved: api.moved,
    headersFor: (file) => fileHeaders(pagePath(file), site, hashes.get(file)),
    ...(options.codedInit ? { codedInit: options.codedInit } : {}),
  });

  const app: App = new Hono<{ Bindings: Bindings }>();
  app.get('/healthz', (c) => textAnswer(c.req.method, 200, 'ok\n'));
  app.all('/api/*', (c) => serveApi(c.req.raw, c.req.path, clientKey(c.env?.clientAddress ?? '')));
  // The only handler that fits a file's path, so that Hono calls it directly and the answer needs no promise.
  app.all('*', (c) => serveStatic(c.req.raw));
  app.onError((error, c) => {
    options.onFailure?.(error);
    return textAnswer(c.req.method, 500, 'The server failed to answer. Please try again.\n');
  });
  return app;
};
