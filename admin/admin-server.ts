import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { inTurn } from '../server/in-turn.ts';

/** How long the headers of a request may take to come, and the whole of it: a photo of 25 MB with 2 Mbit/s. In milliseconds. */
const LIMITS = { headers: 10_000, request: 120_000 };

/** A server for the pages, which does not listen yet. `host` is for requests that name none. */
export function createAdminServer(
  fetch: Parameters<typeof getRequestListener>[0],
  host: string,
  limits: typeof LIMITS = LIMITS,
): Server {
  const timeouts = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.headers / 5,
  };
  return createServer(timeouts, inTurn(getRequestListener(fetch, { hostname: host })));
}
