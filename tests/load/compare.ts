/**
 * Compares this server with sirv and nginx: the same folder, one core each, the same client, alternating runs.
 *
 *     npm run compare -- [build folder] [seconds] [rounds] [connections]
 *
 * Fails if this server is slower than sirv, has less than half of nginx's throughput, or loses a request. Needs Linux, two
 * cores, wrk and nginx.
 */
import { resolve } from 'node:path';

import { median } from '../bench/statistics.ts';
import { measure, missingPrograms, type Run, startNginx, startOurs, startSirv } from './measured-servers.ts';

const [given = resolve(import.meta.dirname, '../../build'), seconds = '5', rounds = '3', connections = '200'] =
  process.argv.slice(2);
// nginx resolves a relative path in its own folder.
const folder = resolve(given);
const paths = ['/', '/menu'];

const missing = missingPrograms();
if (missing.length > 0) {
  process.stderr.write(
    `Measuring needs ${missing.join(' and ')}: apt-get install wrk nginx-light libnginx-mod-http-brotli-static util-linux\n`,
  );
  process.exit(2);
}

// One server at a time, so that the others use neither core nor cache.
const starters = [() => startOurs(folder, 4601), () => startSirv(folder, 4602), () => startNginx(folder, 4603)];

let failed = false;
for (const path of paths) {
  const runs = new Map<string, Run[]>();
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const start of starters) {
      const server = await start();
      // A short run first, so that the compilers have warmed up.
      await measure(server, path, 1, Number(connections));
      const run = await measure(server, path, Number(seconds), Number(connections));
      runs.set(server.name, [...(runs.get(server.name) ?? []), run]);
      await server.stop();
    }
  }
  const medianOf = (name: string, field: keyof Run) => median((runs.get(name) ?? []).map((run) => run[field]));
  process.stdout.write(`\n${path}, ${connections} connections, median of ${rounds} runs of ${seconds} s\n`);
  for (const name of runs.keys()) {
    process.stdout.write(
      `  ${name.padEnd(7)} ${medianOf(name, 'perSecond').toFixed(0).padStart(7)} requests/s  p99 ${medianOf(name, 'p99').toFixed(1).padStart(6)} ms  ${medianOf(name, 'cost').toFixed(1).padStart(6)} µs of processor time each\n`,
    );
  }
  const toSirv = medianOf('valavu', 'perSecond') / medianOf('sirv', 'perSecond');
  const toNginx = medianOf('valavu', 'perSecond') / medianOf('nginx', 'perSecond');
  const errors = (runs.get('valavu') ?? []).reduce((sum, run) => sum + run.errors, 0);
  process.stdout.write(`  ${toSirv.toFixed(2)} of sirv, ${toNginx.toFixed(2)} of nginx, ${errors} errors\n`);
  failed ||= toSirv < 1 || toNginx < 0.5 || errors > 0;
}
process.exitCode = failed ? 1 : 0;
