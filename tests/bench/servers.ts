import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A running server. */
export interface RunningServer extends AsyncDisposable {
  /** 'http://localhost:41234'. */
  origin: string;
}

/**
 * Serves a build folder with the server of the checkout that it is in, or with this project's. Another version's server sends
 * other headers, which its pages may need.
 */
export async function serveBuild(build: string): Promise<RunningServer> {
  const ownServer = join(build, '../server/node.ts');
  const server = existsSync(ownServer) ? ownServer : resolve(import.meta.dirname, '../../server/node.ts');
  const env = { ...process.env, PORT: '0', BUILD_FOLDER: build, LOG: 'off', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [output] = await Promise.race([once(child.stdout, 'data'), ended]);
  const [origin] = /http:\/\/localhost:\d+/.exec(String(output)) ?? [];
  if (!origin) throw new Error(`${server} does not start.`);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin, [Symbol.asyncDispose]: stop };
}
