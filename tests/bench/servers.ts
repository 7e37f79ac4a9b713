import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/** A running server. */
export interface RunningServer extends AsyncDisposable {
  /** 'http://127.0.0.1:41234'. */
  origin: string;
}

/** Returns a port on which nothing listens at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The system returned no free port.');
  return address.port;
}

interface Command {
  program: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** Starts a server and waits until it responds on its port. Throws with the end of its stderr if it does not. */
export async function startServer(port: number, { program, args, env }: Command): Promise<RunningServer> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (data: Buffer) => (errorOutput = `${errorOutput}${data.toString()}`.slice(-2000)));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    if (await isResponding(origin)) return { origin, [Symbol.asyncDispose]: () => stopProcess(child) };
    await wait(100);
  }
  await stopProcess(child);
  throw new Error(`${program} does not respond on port ${port}: ${errorOutput}`);
}

/**
 * Serves a build folder with the server of the checkout that it is in, or with this project's. Another version's server sends
 * other headers, which its pages may need.
 */
export async function serveBuild(build: string): Promise<RunningServer> {
  const port = await findFreePort();
  const ownServer = join(build, '../server/node.ts');
  const server = existsSync(ownServer) ? ownServer : join(root, 'server/node.ts');
  const env = { PORT: String(port), BUILD_FOLDER: build, LOG: 'off', HOST: '127.0.0.1' };
  return startServer(port, { program: process.execPath, args: [server], env });
}

const isResponding = (origin: string) =>
  fetch(origin).then(
    async (response) => (await response.arrayBuffer()).byteLength > 0,
    () => false,
  );

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
