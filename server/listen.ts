import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { getRequestListener } from '@hono/node-server';

import type { App } from './app.ts';
import { type Address, openDoors } from './listening-sockets.ts';
import { type createRequestLog, TimedResponse } from './log.ts';
import { createReplay } from './response-cache.ts';
import { textAnswer } from './text-answer.ts';

/** Limits of one server process. Times in milliseconds, sizes in bytes. */
export const bounds = {
  headerBytes: 16 * 1024,
  headerCount: 100,
  /** Time for a client to send its headers, and the whole request. Slower ones get 408. */
  headerTime: 10_000,
  requestTime: 20_000,
  /**
   * Time without a byte moving, within an answer or between two. Longer than a proxy keeps its own idle connections, or it would
   * send into one that has just been closed.
   */
  stalledTime: 65_000,
  connections: 10_000,
  /** On stopping: how long idle connections are kept for a request already on its way, and how long answers may take. */
  graceTime: 2000,
  stopTime: 10_000,
};

export interface ListenOptions {
  app: App;
  log?: ReturnType<typeof createRequestLog> | undefined;
  /** Number of proxies in front whose X-Forwarded-For can be believed; 0 when visitors connect directly. */
  trustedProxies?: number;
  limits?: Partial<typeof bounds>;
}

/** The address of the client: the socket's, or what the outermost trusted proxy saw. */
export const clientAddress = (
  socketAddress: string | undefined,
  forwarded: string | string[] | undefined,
  trustedProxies: number,
): string => {
  const hops =
    trustedProxies > 0
      ? String(forwarded ?? '')
          .split(',')
          .map((hop) => hop.trim())
          .filter(Boolean)
      : [];
  return hops.at(-trustedProxies) ?? hops[0] ?? socketAddress ?? '';
};

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A whole answer for a connection on which there is no request that the app could answer. */
const refusal = (status: string, ...headers: string[]): string => {
  const text = `${status.slice(4)}\n`;
  return [
    `HTTP/1.1 ${status}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${text.length}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    ...headers,
    '',
    text,
  ].join('\r\n');
};

/** Says why a connection ends, behind the answer that may still be owed on it. */
const refuse = (status: string, socket: Socket, last: ServerResponse | undefined): void => {
  const say = (): void => {
    if (socket.writable) socket.end(refusal(status));
    else socket.destroy();
  };
  if (!last || last.writableFinished) say();
  else if (last.req.complete) last.once('close', say);
  // It is that request which is refused: its answer may have begun, or wait behind another.
  else if (last.headersSent || !last.socket) socket.destroySoon();
  else say();
};

const NOTHING: readonly string[] = [];
const CLOSE: readonly string[] = ['connection', 'close'];

/** A server that does not listen yet. */
export interface Listener {
  /** Resolves with the port when it takes connections; rejects with the system's error. */
  listen: (address: Address) => Promise<number>;
  /** Takes no new connection, finishes what is under way, and then resolves. Calling it again changes nothing. */
  stop: () => Promise<void>;
}

/** Puts the app on Node's HTTP server, with every limit set. */
export const createListener = ({ app, log, trustedProxies = 0, limits = {} }: ListenOptions): Listener => {
  const limit = { ...bounds, ...limits };
  const respond = getRequestListener(
    (request, { incoming }) =>
      app.fetch(request, {
        get clientAddress() {
          return clientAddress(incoming.socket.remoteAddress, incoming.headers['x-forwarded-for'], trustedProxies);
        },
      }),
    {
      // An HTTP/1.0 client may leave the host out; the app does not use it.
      hostname: 'localhost',
      // A request that cannot be made into a web-standard one: `OPTIONS *`, or a host that is no host.
      errorHandler: () => textAnswer('GET', 400, 'This is not a request for a page.\n'),
    },
  );
  const { replay, sendDue } = createReplay(app);
  let stopping: Promise<void> | undefined;
  /** Whether the port is closed. Earlier, a client told to close would come back by a connection that is then reset. */
  let isClosed = false;
  const options: ServerOptions<typeof IncomingMessage, typeof TimedResponse> = {
    ServerResponse: TimedResponse,
    maxHeaderSize: limit.headerBytes,
    headersTimeout: limit.headerTime,
    requestTimeout: limit.requestTime,
    // `stalledTime` closes idle connections too. A time of their own would set two timers more for each request.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.min(1000, limit.headerTime / 4),
    noDelay: true,
    // A request without a body, which is nearly each, is not made into a stream that somebody would have to read to its end.
    optimizeEmptyRequests: true,
  };
  /**
   * All of them, also those that have left the HTTP server, so that stopping cannot miss one; with the last answer that was
   * the app's. Kept ones need no waiting for: they are written when `sendDue` returns.
   */
  const sockets = new Map<Socket, ServerResponse | undefined>();
  const server = createServer(options, (incoming, outgoing) => {
    log?.watch(outgoing);
    if (replay(incoming, outgoing, isClosed ? CLOSE : NOTHING)) return;
    sockets.set(incoming.socket, outgoing);
    if (isClosed) outgoing.setHeader('connection', 'close');
    void respond(incoming, outgoing);
  });
  server.maxHeadersCount = limit.headerCount;
  server.setTimeout(limit.stalledTime);
  // Node would break off the answer to a client that has said all it has to say. Node's own types leave this out.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    sendDue();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server's connections are sockets
    const socket = stream as Socket;
    // A client that has gone cannot be told anything.
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuse(refusals[error.code ?? ''] ?? '400 Bad Request', socket, sockets.get(socket));
  });
  server.on('connect', ({ socket }) => {
    sendDue();
    // From here on the socket is no longer the HTTP server's: nothing else would close it, or go on with an answer that is owed.
    for (const event of ['error', 'finish', 'timeout']) socket.on(event, () => socket.destroy());
    const last = sockets.get(socket);
    if (!last || last.writableFinished) socket.end(refusal('405 Method Not Allowed', 'allow: GET, HEAD, OPTIONS'));
    else socket.end();
  });

  server.on('connection', (socket) => {
    // Counted here, as each door knows of its own connections only.
    if (sockets.size >= limit.connections) return void socket.destroy();
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });

  let doors: Awaited<ReturnType<typeof openDoors>> | undefined;
  const listen = async (address: Address): Promise<number> => {
    doors = await openDoors(server, address);
    return doors.port;
  };

  const stop = async (): Promise<void> => {
    // Closing the port resets connections that the system has taken in and this process not yet: take them first.
    await setImmediate();
    await setImmediate();
    const closed = doors?.close();
    isClosed = true;
    const sweep = setInterval(() => server.closeIdleConnections(), limit.graceTime);
    const hard = setTimeout(() => {
      for (const socket of sockets.keys()) socket.destroy();
    }, limit.stopTime);
    await closed;
    clearInterval(sweep);
    clearTimeout(hard);
    log?.flush();
  };
  return { listen, stop: () => (stopping ??= stop()) };
};
