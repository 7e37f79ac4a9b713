import type { Hono } from 'hono';
import { type ApiData, createApp, notFoundPage, plainSpelling, redirect } from './app.ts';

type Bindings = { ASSETS: Pick<typeof globalThis, 'fetch'> };

/** The app of app.ts with the files of an asset store, which sends them with the headers of `_headers`. */
export function createStoreApp(data: ApiData): Hono<{ Bindings: Bindings }> {
  const app = createApp<{ Bindings: Bindings }>(data);
  app.get('*', async (c) => {
    const { req } = c;
    const { ASSETS } = c.env;
    const file = await ASSETS.fetch(req.raw);
    if (file.status !== 404) return file;
    const plain = new URL(req.url);
    plain.pathname = plainSpelling(req.path);
    if (plain.pathname !== req.path && (await ASSETS.fetch(plain)).ok)
      return redirect(c, plain.pathname + plain.search);
    const page = await ASSETS.fetch(new URL(notFoundPage(req.path), req.url));
    // A restaurant without stories has no page for those that are unknown.
    const { body, headers } = page.ok ? page : await ASSETS.fetch(new URL('/404', req.url));
    return new Response(body, { status: 404, headers });
  });
  return app;
}
