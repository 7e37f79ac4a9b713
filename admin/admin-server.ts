import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { inTurn } from '../server/in-turn.ts';

/** How long the headers of a request may take to come, and the whole of it: a photo of 8 MB with 1 Mbit/s. In milliseconds. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2000 };

/** A server for the pages, which does not listen yet. `host` is for requests that name none. */
export function createAdminServer(fetch: Parameters<typeof getRequestListener>[0], host: string): Server {
  return createServer(TIMEOUTS, inTurn(getRequestListener(fetch, { hostname: host })));
}
