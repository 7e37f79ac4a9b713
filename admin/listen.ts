import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/**
 * Answers a request when its response can be sent. A pipelined response gets its socket when the one before it has been sent; until then
 * it must cost nothing: a client may send a thousand requests at once and read no response.
 */
const inTurn =
  (respond: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (outgoing.socket) respond(incoming, outgoing);
    else outgoing.once('socket', () => respond(incoming, outgoing));
  };

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
