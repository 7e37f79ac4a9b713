import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { getRequestListener } from '@hono/node-server';

import type { App } from './app.ts';
import { inTurn } from './in-turn.ts';
import { type Address, openListeningSockets } from './listening-sockets.ts';
import { type createRequestLog, TimedResponse } from './log.ts';
import { createResponseCache } from './response-cache.ts';
import { textResponse } from './text-response.ts';

/** Limits of one server process. Times in milliseconds, sizes in bytes. */
export const defaultLimits = {
  headerBytes: 16 * 1024,
  headerCount: 100,
  /** Time for a client to send its headers, and its whole request. Slower clients get 408. */
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /**
   * Time without any data, within a response or between two. Must exceed the proxy's own idle timeout; otherwise the
   * proxy may send a request on a connection that was just closed.
   */
  inactivityTimeout: 65_000,
  connections: 10_000,
  /** On shutdown: how long idle connections stay open for requests in transit, and how long responses may take. */
  idleGracePeriod: 2000,
  stopTimeout: 10_000,
};

export interface ListenOptions {
  app: App;
  log?: ReturnType<typeof createRequestLog> | undefined;
  /** Number of proxies in front whose X-Forwarded-For can be trusted; 0 when visitors connect directly. */
  trustedProxies?: number;
  limits?: Partial<typeof defaultLimits>;
}

/** Returns the address of the client: the socket's, or the one that the outermost trusted proxy saw. */
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

const statusOfError: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A complete HTTP response, for a connection without a request that the app could handle. */
const rawResponse = (status: string, ...headers: string[]): string => {
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

/** Sends an error status after any pending response, then closes the connection. */
const rejectConnection = (status: string, socket: Socket, last: ServerResponse | undefined): void => {
  const sendStatus = (): void => {
    if (socket.writable) socket.end(rawResponse(status));
    else socket.destroy();
  };
  if (!last || last.writableFinished) sendStatus();
  else if (last.req.complete) last.once('close', sendStatus);
  // The error is in the last request. Its own response may have begun, or may be queued behind another.
  else if (last.headersSent || !last.socket) socket.destroySoon();
  else sendStatus();
};

const NO_HEADERS: readonly string[] = [];
const CLOSE_HEADER: readonly string[] = ['connection', 'close'];

/** A server that can be started and stopped. */
export interface Listener {
  /** Resolves with the port once the server accepts connections. Rejects with the system's error. */
  listen: (address: Address) => Promise<number>;
  /** Serves later requests with another app. Requests that have begun are answered by the app before. */
  use: (app: App) => void;
  /** Accepts no new connections, finishes open requests, then resolves. Further calls return the same promise. */
  stop: () => Promise<void>;
}

/** Connects the app to Node's HTTP server and applies all limits. It does not listen yet. */
export const createListener = ({ app: firstApp, log, trustedProxies = 0, limits = {} }: ListenOptions): Listener => {
  const limit = { ...defaultLimits, ...limits };
  let current = { app: firstApp, cache: createResponseCache(firstApp) };
  const respond = getRequestListener(
    (request, { incoming }) =>
      current.app.fetch(request, {
        get clientAddress() {
          return clientAddress(incoming.socket.remoteAddress, incoming.headers['x-forwarded-for'], trustedProxies);
        },
      }),
    {
      // HTTP/1.0 clients may omit the host. The app does not use it.
      hostname: 'localhost',
      // For requests that cannot become a web-standard Request: `OPTIONS *`, or an invalid host.
      errorHandler: () => textResponse('GET', 400, 'The request is invalid.\n'),
    },
  );
  const respondInTurn = inTurn(respond);
  let stopping: Promise<void> | undefined;
  /**
   * Whether the port is closed. Only then do responses say `connection: close`. Earlier, the client would reconnect, and
   * closing the port would reset its new connection.
   */
  let isClosed = false;
  const options: ServerOptions<typeof IncomingMessage, typeof TimedResponse> = {
    ServerResponse: TimedResponse,
    maxHeaderSize: limit.headerBytes,
    headersTimeout: limit.headersTimeout,
    requestTimeout: limit.requestTimeout,
    // `inactivityTimeout` also closes idle connections. A separate timeout would set two more timers per request.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.min(1000, limit.headersTimeout / 4),
    noDelay: true,
    // Most requests have no body. For them, Node then creates no stream that would have to be read to its end.
    optimizeEmptyRequests: true,
  };
  /**
   * All open sockets with the app's last response on each. Sockets that the HTTP server has detached are included, so
   * that `stop` closes them too. Cached responses are not tracked: they are written once `flushPending` returns.
   */
  const sockets = new Map<Socket, ServerResponse | undefined>();
  const server = createServer(options, (incoming, outgoing) => {
    log?.watch(outgoing);
    if (current.cache.respondFromCache(incoming, outgoing, isClosed ? CLOSE_HEADER : NO_HEADERS)) return;
    sockets.set(incoming.socket, outgoing);
    if (isClosed) outgoing.setHeader('connection', 'close');
    respondInTurn(incoming, outgoing);
  });
  server.maxHeadersCount = limit.headerCount;
  server.setTimeout(limit.inactivityTimeout);
  // Otherwise Node drops the response to a client that has half-closed its connection. Node's types lack this option.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    current.cache.flushPending();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server's connections are sockets
    const socket = stream as Socket;
    // The client has disconnected, so no response can reach it.
    if (error.code === 'ECONNRESET') socket.destroy();
    else rejectConnection(statusOfError[error.code ?? ''] ?? '400 Bad Request', socket, sockets.get(socket));
  });
  server.on('connect', ({ socket }) => {
    current.cache.flushPending();
    // The HTTP server has detached the socket. Nothing else would close it or finish a pending response.
    for (const event of ['error', 'finish', 'timeout']) socket.on(event, () => socket.destroy());
    const last = sockets.get(socket);
    if (!last || last.writableFinished) socket.end(rawResponse('405 Method Not Allowed', 'allow: GET, HEAD, OPTIONS'));
    else socket.end();
  });

  server.on('connection', (socket) => {
    // Counted here because each listening socket knows only its own connections.
    if (sockets.size >= limit.connections) return void socket.destroy();
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });

  let listening: Awaited<ReturnType<typeof openListeningSockets>> | undefined;
  const listen = async (address: Address): Promise<number> => {
    listening = await openListeningSockets(server, address);
    return listening.port;
  };

  const stop = async (): Promise<void> => {
    // Closing the port resets connections that the system has accepted but this process has not. Accept them first.
    await setImmediate();
    await setImmediate();
    const closed = listening?.close();
    isClosed = true;
    const idleTimer = setInterval(() => server.closeIdleConnections(), limit.idleGracePeriod);
    const stopTimer = setTimeout(() => {
      for (const socket of sockets.keys()) socket.destroy();
    }, limit.stopTimeout);
    await closed;
    clearInterval(idleTimer);
    clearTimeout(stopTimer);
    log?.flush();
  };
  const use = (app: App): void => {
    current.cache.flushPending();
    current = { app, cache: createResponseCache(app) };
  };
  return { listen, use, stop: () => (stopping ??= stop()) };
};
