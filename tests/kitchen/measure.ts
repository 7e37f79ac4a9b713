/**
 * Measures the staff's pages on a copy of the project, and fails if a limit is missed:
 *
 *     npm run measure:kitchen -- changes [count] [seed]       random changes: each changes its own bytes alone
 *     npm run measure:kitchen -- kills [count] [seed]         the kitchen killed at random moments of changes
 *     npm run measure:kitchen -- faults                       full disk, lock of git, failing build …; as root, on Linux
 *     npm run measure:kitchen -- forged [count] [seed]        forged and hostile forms
 *     npm run measure:kitchen -- publications [count] [connections]   time from saving to the site, and the site meanwhile
 */
import { loadavg } from 'node:os';
import { createRandom } from '../load/random.ts';
import { makeChanges } from './changes.ts';
import { causeFaults } from './faults.ts';
import { sendForgedForms } from './forge.ts';
import { killChanges } from './kills.ts';
import { quickSiteHas } from './quick-site-has.ts';
import { publishPrices } from './publications.ts';
import { startKitchenSite } from './kitchen-site.ts';

const open = { KITCHEN_OPEN: 'loopback' };
const [name = '', first = '', second = '1'] = process.argv.slice(2);
const random = createRandom(Number(second));

interface Report {
  problems: readonly string[];
}

const measures: Readonly<Record<string, () => Promise<Report>>> = {
  changes: async () => {
    const place = await startKitchenSite({ ...open, PUBLISH: 'true' }, { content: 'content' });
    return makeChanges(place, Number(first || 500), random).finally(place.stop);
  },
  kills: async () => {
    const place = await startKitchenSite(open, { isQuick: true });
    return killChanges(place, Number(first || 200), random, 4000, quickSiteHas(place)).finally(place.stop);
  },
  faults: () => causeFaults(),
  forged: async () => {
    const place = await startKitchenSite();
    return sendForgedForms(place, Number(first || 10_000), random).finally(place.stop);
  },
  publications: async () => {
    const place = await startKitchenSite(open, { content: 'content' });
    const connections = Number(process.argv[4] ?? 200);
    const report = await publishPrices(place, Number(first || 50), connections, random).finally(place.stop);
    const limits = { median: 10, worst: 20 } as const;
    for (const limit of ['median', 'worst'] as const)
      if (report[limit] > limits[limit]) report.problems.push(`${limit} of more than ${limits[limit]} s`);
    return report;
  },
};

const measure = measures[name];
if (!measure) {
  process.stderr.write(`Measure one of ${Object.keys(measures).join(', ')}.\n`);
  process.exit(2);
}
const start = performance.now();
const report = await measure();
const seconds = ((performance.now() - start) / 1000).toFixed(0);
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
process.stdout.write(
  `${report.problems.length} problems in ${seconds} s, load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
);
process.exitCode = report.problems.length > 0 ? 1 : 0;
