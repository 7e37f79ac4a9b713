import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that was started for measuring. */
export interface Running extends AsyncDisposable {
  /** 'http://127.0.0.1:41234'. */
  origin: string;
}

/** A port that nothing listens on at present. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('this system gives no free port');
  return address.port;
}

interface Command {
  program: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** Starts a server and waits until it answers on its port. Throws with its last words when it does not. */
export async function startServer(port: number, { program, args, env }: Command): Promise<Running> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said = `${said}${data.toString()}`.slice(-2000)));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    if (await answers(origin)) return { origin, [Symbol.asyncDispose]: () => end(child) };
    await wait(100);
  }
  await end(child);
  throw new Error(`${program} does not answer on port ${port}: ${said}`);
}

/** Our own server on a built folder. */
export async function serveBuild(build: string): Promise<Running> {
  const port = await freePort();
  const env = { PORT: String(port), BUILD_FOLDER: build, LOG: 'off', HOST: '127.0.0.1' };
  return startServer(port, { program: process.execPath, args: ['server/node.ts'], env });
}

const answers = (origin: string) =>
  fetch(origin).then(
    async (response) => (await response.arrayBuffer()).byteLength > 0,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
