/**
 * Sends hostile requests to a server on this machine and reports failures:
 *
 *     npm run attack -- [requests] [seed]
 */
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

import { createApp } from '../../server/app.ts';
import { groupFiles } from '../../server/assets.ts';
import { loadAssets } from '../../server/load-assets.ts';
import { api, csp, writeFixture } from '../contract/fixture.ts';
import { listenLocally } from '../contract/listen-locally.ts';
import { hostileRequest } from './hostile-requests.ts';
import { createRandom, type Random } from './random.ts';

/** The result of an attack. */
export interface AttackReport {
  requests: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** Failures, each with the first 2,000 bytes sent on its connection. */
  problems: { problem: string; sent: string }[];
}

/** Texts from files that must never be served. */
const secrets = ['outside the static folder', 'not for visitors', 'root:x:0', '"devDependencies"', '"reviewsOrigin"'];

const maxRequestsPerConnection = 4;
const timeoutMs = 10_000;

/** Sends bytes on one connection and half-closes it. Returns everything received until the server closes it. */
const exchange = (port: number, bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const finish = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      reject(new Error(`the connection did not end within ${timeoutMs} ms`));
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', finish);
    // A server may reject a request and close before it has read everything. The client then sees a reset.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : finish()));
    socket.end(bytes);
  });

const findProblem = (text: string): string | undefined => {
  const failed = /HTTP\/1\.1 5\d\d [^\r]*/.exec(text);
  if (failed) return failed[0];
  const secret = secrets.find((words) => text.includes(words));
  if (secret) return `served "${secret}"`;
  if (/^set-cookie:/im.test(text)) return 'set a cookie';
  return /^location: (?!\/(?!\/))/im.exec(text)?.[0];
};

/** Sends `count` hostile requests to a port of this machine, on `concurrency` parallel connections. */
export const attack = async (port: number, count: number, seed: number, concurrency = 32): Promise<AttackReport> => {
  const random: Random = createRandom(seed);
  const report: AttackReport = { requests: 0, statuses: {}, problems: [] };
  const work = async (): Promise<void> => {
    while (report.requests < count) {
      const size = Math.min(random.below(maxRequestsPerConnection) + 1, count - report.requests);
      report.requests += size;
      const bytes = Buffer.concat(Array.from({ length: size }, () => hostileRequest(random)));
      const text = await exchange(port, bytes).catch((error: Error) => error);
      const problem = text instanceof Error ? text.message : findProblem(text);
      if (problem) report.problems.push({ problem, sent: bytes.subarray(0, 2000).toString('latin1') });
      if (text instanceof Error) continue;
      for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
        report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return report;
};

/** Starts a server with the fixture, attacks it and stops it. */
export const attackFixture = async (count: number, seed: number): Promise<AttackReport> => {
  const build = await writeFixture();
  const assets = groupFiles(await loadAssets(join(build, 'client'), { file: 100_000, total: 1e6 }));
  const app = createApp({ api, csp, assets, rateLimit: { burst: 1e9, perMinute: 1e9, maxClients: 10 } });
  const server = await listenLocally({
    app,
    limits: { headersTimeout: 1000, requestTimeout: 2000, stopTimeout: 1000 },
  });
  try {
    return await attack(server.port, count, seed);
  } finally {
    await server.stop();
    await rm(build, { recursive: true });
  }
};

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 100_000);
  const seed = Number(process.argv[3] ?? 1);
  const start = performance.now();
  const { problems, statuses } = await attackFixture(count, seed);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${count} requests sent (seed ${seed}, ${seconds} s); responses by status ${JSON.stringify(statuses)}; ${problems.length} problems\n`,
  );
  for (const { problem, sent } of problems.slice(0, 5)) {
    process.stdout.write(`${problem}\n${JSON.stringify(sent)}\n`);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}
