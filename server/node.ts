/** Serves a build on Node. DEPLOY.md lists the settings. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { followBuild } from './serve-build.ts';
import { inTurn } from './in-turn.ts';

/** Also closes idle connections. A proxy must do so earlier, or it may send a request on one that was just closed. */
const INACTIVITY_TIMEOUT_MS = 65_000;
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 0 };

/** Writes a line of JSON for a request, with nothing about the visitor: no address, query, referrer or user agent. */
const logRequest: RequestListener = ({ method, url = '' }, response) => {
  const start = performance.now();
  response.once('close', () => {
    const path = url.split('?', 1)[0]?.slice(0, 200);
    const ms = Math.round(performance.now() - start);
    const aborted = response.writableFinished ? undefined : true;
    const line = { time: new Date(), method, path, status: response.statusCode, ms, aborted };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  });
};

/** Creates the server of a build. It does not listen yet. */
export const createSiteServer = (build: string, hasLog = false): Server => {
  const currentApp = followBuild(build);
  const respond = getRequestListener((request, env) => currentApp().fetch(request, env), { hostname: 'localhost' });
  // Most requests have no body. For them, Node then creates no stream.
  const answer = inTurn((request, response) => {
    if (hasLog) logRequest(request, response);
    void respond(request, response);
  });
  return createServer({ ...timeouts, optimizeEmptyRequests: true }, answer).setTimeout(INACTIVITY_TIMEOUT_MS);
};

/** Accepts no new connections and finishes open requests, for at most 10 seconds. */
export const stop = (server: Server): void => {
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  setTimeout(() => server.closeAllConnections(), 10_000).unref();
  server.close(() => clearInterval(idle));
};

const problems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use. Stop the program that uses it, or choose another: PORT=3001 npm start',
  ENOENT: 'There is no complete build. Run "npm run build" first.',
  ERR_SOCKET_BAD_PORT: 'PORT must be a whole number from 0 to 65535.',
};

const fail = (error: NodeJS.ErrnoException): never => {
  console.error(`${problems[error.code ?? ''] ?? 'The server cannot start.'} (${error.message})`);
  process.exit(1);
};

export const run = ({ BUILD_FOLDER, PORT, HOST, LOG } = process.env): void => {
  // The server goes on without a log when its reader ends, as in "npm start | head".
  process.stdout.on('error', () => undefined);
  try {
    const server = createSiteServer(BUILD_FOLDER || join(import.meta.dirname, '../build'), LOG !== 'off');
    server.once('error', fail).listen(Number(PORT || 3000), HOST, () => {
      const address = server.address();
      console.log(`The site is at http://localhost:${typeof address === 'object' ? address?.port : address}`);
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
  } catch (error) {
    fail(error instanceof Error ? error : new Error(String(error)));
  }
};

if (import.meta.main) run();
