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

/**
 * A server for the pages. It does not listen yet.
 *
 * @param host for requests that name none
 * @param headersTimeout how long a connection may take to send the headers of a request, in milliseconds
 */
export function createAdminServer(
  fetch: Parameters<typeof getRequestListener>[0],
  host: string,
  headersTimeout = 10_000,
): Server {
  const timeouts = { headersTimeout, connectionsCheckingInterval: headersTimeout / 5 };
  return createServer(timeouts, inTurn(getRequestListener(fetch, { hostname: host })));
}
