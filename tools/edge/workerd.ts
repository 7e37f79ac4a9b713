import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import * as v from 'valibot';

import { compatibilityDate } from './compatibility-date.ts';

// A CommonJS module: imported, its default export is another thing in Node than in Vitest; required, it is the same in both.
const { default: workerd } = createRequire(import.meta.url)('workerd') as typeof import('workerd');

/** A running Workers runtime. */
export interface Edge {
  port: number;
  stop: () => Promise<void>;
}

/** The runtime's configuration (Cap'n Proto): the worker, its files and the socket. */
const configuration = (folder: string): string => `
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "client", disk = (path = ${JSON.stringify(join(folder, 'client'))}, allowDotfiles = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate}",
  bindings = [(name = "ASSETS", service = "client")],
);
`;

const Listening = v.object({ event: v.literal('listen'), port: v.number() });

/** Runs `<folder>/edge/worker.js` on workerd, on 127.0.0.1. Port 0 selects a free one. Throws if workerd does not start. */
export const startWorkerd = async (folder: string, port: number): Promise<Edge> => {
  const config = join(folder, 'edge', 'workerd.capnp');
  await writeFile(config, configuration(folder));
  const child = spawn(workerd, ['serve', config, `--socket-addr=http=127.0.0.1:${port}`, '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  // Node types the extra file descriptors as readable or writable; this one is a pipe to read from.
  const control = createInterface({ input: child.stdio[3] as Readable });
  const started = once(control, 'line');
  const first = await Promise.race([started, ended.then(() => undefined)]);
  if (!first) throw new Error('workerd did not start; see its output above');
  const { port: listening } = v.parse(Listening, JSON.parse(String(first[0])));
  return { port: listening, stop };
};
