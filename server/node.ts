import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { StartError } from './api-data.ts';
import { createApp } from './app.ts';
import { type Build, buildId, readBuild } from './build.ts';
import { coordinateWorkers, followBuild } from './follow-build.ts';
import { createListener } from './listen.ts';
import { createRequestLog } from './log.ts';

/** Settings from the environment. */
export interface Settings {
  port: number;
  host: string | undefined;
  workers: number;
  trustedProxies: number;
  log: boolean;
  build: string;
}

const wholeNumber = (env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return value;
  throw new StartError(`${name}=${text} is not a whole number from 0 to ${max}.`);
};

/**
 * Reads PORT, HOST, WORKERS (0: one per core), TRUSTED_PROXIES, LOG and BUILD_FOLDER. Throws StartError for an invalid
 * value.
 */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  port: wholeNumber(env, 'PORT', 3000, 65_535),
  host: env['HOST'] || undefined,
  workers: wholeNumber(env, 'WORKERS', 1, 64) || availableParallelism(),
  trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
  log: env['LOG'] !== 'off',
  build: env['BUILD_FOLDER'] || join(import.meta.dirname, '..', 'build'),
});

/** The server goes on without a log if the disk is full, or a pipe behind it ends as in `npm start | head`. */
const ignoreLogError = (): void => undefined;

const writeOutput = (text: string | Uint8Array): void => void process.stdout.write(text);
const writeError = (message: string): void => void process.stderr.write(`${message}\n`);

const describeListenError = (error: NodeJS.ErrnoException, port: number): string => {
  const problems: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=3001 npm start`,
    EACCES: `Port ${port} may not be used by this account. Choose one from 1024 up: PORT=3000 npm start`,
  };
  return problems[error.code ?? ''] ?? `Could not listen on port ${port}: ${error.message}`;
};

const serve = async (settings: Settings): Promise<void> => {
  process.stdout.on('error', ignoreLogError);
  const log = settings.log ? createRequestLog(writeOutput) : undefined;
  const onFailure = (error: Error) =>
    writeError(JSON.stringify({ time: new Date().toISOString(), failure: error.stack ?? error.message }));
  const first = { id: await buildId(settings.build), build: await readBuild(settings.build) };
  const appOf = (build: Build) => createApp({ ...build, onFailure });
  const { listen, use, stop } = createListener({
    app: appOf(first.build),
    log,
    trustedProxies: settings.trustedProxies,
  });
  try {
    const port = await listen(settings);
    if (cluster.isPrimary) writeOutput(`The site is at http://localhost:${port}\n`);
  } catch (error) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors of the system carry a code
    throw new StartError(describeListenError(error as NodeJS.ErrnoException, settings.port));
  }
  followBuild({ folder: settings.build, first, use: (build) => use(appOf(build)), onFailure });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
};

/** Starts one process per worker, replaces each that ends, and stops all together. */
const serveWithWorkers = (settings: Settings): void => {
  cluster.setupPrimary({ exec: import.meta.filename, args: [] });
  let stopping = false;
  let listening = 0;
  coordinateWorkers();
  for (let n = 0; n < settings.workers; n += 1) cluster.fork();
  cluster.on('listening', (_worker, { port }) => {
    listening += 1;
    if (listening === settings.workers) writeOutput(`The site is at http://localhost:${port} (${listening} workers)\n`);
  });
  cluster.on('exit', (worker, code) => {
    if (stopping) return;
    // A worker that never listened would fail again. It has already printed its error.
    if (listening < settings.workers) process.exit(code || 1);
    writeError(
      JSON.stringify({
        time: new Date().toISOString(),
        failure: `worker ${worker.id} ended (${code}); starting another`,
      }),
    );
    setTimeout(() => stopping || cluster.fork(), 1000);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    });
  }
};

/** Starts the server in one process, or in several if WORKERS asks for them. */
export const run = async (env: NodeJS.ProcessEnv = process.env): Promise<void> => {
  try {
    const settings = readSettings(env);
    if (settings.workers > 1 && cluster.isPrimary) serveWithWorkers(settings);
    else await serve(settings);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    writeError(error.message);
    process.exit(1);
  }
};

if (import.meta.main) await run();
