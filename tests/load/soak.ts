/**
 * Sends millions of requests and monitors memory and responses:
 *
 *     npm run soak -- [build folder] [requests] [seconds of a round]
 *
 * Fails if a request is lost, if the 99th percentile of the response time exceeds 50 ms, or if memory grows by more than
 * 5 % in the second half.
 */
import { resolve } from 'node:path';

import { measure, memoryOf, missingPrograms, startOurs } from './measured-servers.ts';

const [folder = resolve(import.meta.dirname, '../../build'), requestCount = '2000000', seconds = '2'] =
  process.argv.slice(2);
const missing = missingPrograms().filter((name) => name !== 'nginx');
if (missing.length > 0) {
  process.stderr.write(`Measuring needs ${missing.join(' and ')}: apt-get install wrk util-linux\n`);
  process.exit(2);
}

const server = await startOurs(folder, 4604);
const paths = ['/', '/menu', '/home', '/nowhere'];
const samples: { requests: number; memory: number }[] = [];
let requests = 0;
let errors = 0;
let slowest = 0;
for (let round = 0; requests < Number(requestCount); round += 1) {
  const path = paths[round % paths.length] ?? '/';
  const run = await measure(server, path, Number(seconds), 200);
  requests += run.requests;
  // The expected status of an unknown path is 404.
  if (path !== '/nowhere') errors += run.errors;
  slowest = Math.max(slowest, run.p99);
  samples.push({ requests, memory: await memoryOf(server.pid) });
  process.stdout.write(
    `${requests} requests, p99 ${run.p99.toFixed(1)} ms, ${(samples.at(-1)?.memory ?? 0) >> 20} MB, ${errors} errors\n`,
  );
}
await server.stop();

const secondHalf = samples.filter((sample) => sample.requests >= requests / 2);
// Memory varies with garbage collection, so medians are compared.
const medianMemory = (list: typeof samples) =>
  list.map(({ memory }) => memory).toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
const middle = secondHalf.length >> 1;
const growth = medianMemory(secondHalf.slice(middle)) / medianMemory(secondHalf.slice(0, middle)) - 1;
process.stdout.write(
  `memory ${(growth * 100).toFixed(1)} % over the second half, slowest p99 ${slowest.toFixed(1)} ms, ${errors} errors\n`,
);
process.exitCode = growth > 0.05 || slowest > 50 || errors > 0 ? 1 : 0;
