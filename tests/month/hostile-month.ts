/**
 * Months in which everything happens to a site that can, one after another:
 *
 *     npm run hostile-month -- [months] [first seed] [events a month] [visitors]
 *
 * Fails if anything is wrong in one of them. With the same seeds the same things happen, though not to the millisecond.
 */
import { loadavg } from 'node:os';
import { liveMonth } from './month.ts';
import { startMonthSite } from './month-site.ts';

const [months = 200, first = 1, events = 8, visitors = 12] = process.argv.slice(2).map(Number);

const start = performance.now();
const place = await startMonthSite();
if (!place.hasOwnDisk) process.stdout.write('No disk of its own may be mounted here, so no disk gets full.\n');
const happened: Record<string, number> = {};
const problems: string[] = [];
let requests = 0;
try {
  for (let seed = first; seed < first + months; seed += 1) {
    const report = await liveMonth(place, { seed, events, visitors, pause: 0 });
    requests += report.requests;
    problems.push(...report.problems);
    for (const name of report.happened) happened[name] = (happened[name] ?? 0) + 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(
      `seed ${seed}, ${place.clock.today()}: ${requests} requests, ${problems.length} problems, ${seconds} s\n`,
    );
    for (const problem of report.problems) process.stdout.write(`  ${problem}\n`);
  }
} finally {
  await place.stop();
}
process.stdout.write(`${JSON.stringify(happened, undefined, 2)}\n`);
process.stdout.write(`${problems.length} problems; load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
