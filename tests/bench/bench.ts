/**
 * Speed, measured against the floor and against rivals, as ratios of alternating runs:
 *
 *     npm run bench                          everything, into tests/bench/RESULTS.md and .cache/bench.json
 *     npm run bench -- pages touch           only these parts; the results of the others stay
 *     npm run bench -- --runs=3 pages        so many runs; else five, and of pages as many as make their ratios sure
 *     npm run bench -- --beside=DIR touch    in turns with another built folder, for the parts pages and touch
 *
 * Ends with 1 when a promise does not hold, and says which.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type as system } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIfStale } from '../../tools/build/build-if-stale.ts';
import { measureGrowth } from './growth.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePdf, measureServer } from './others.ts';
import { measurePages } from './pages.ts';
import type { Report } from './report.ts';
import { measureTouches } from './touch.ts';

const root = resolve(import.meta.dirname, '../..');
const build = join(root, 'build');
const kept = join(root, '.cache/bench.json');
const results = join(import.meta.dirname, 'RESULTS.md');

const words = process.argv.slice(2);
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const asked = option('runs');
const beside = option('beside');
const times = Number(asked ?? 5);

const parts: Record<string, (runs: number, most: number) => Promise<Report>> = {
  pages: (least, most) => measurePages(build, { least, most }, beside),
  touch: (least) => measureTouches(build, asked ? least : 11, beside),
  lighthouse: (runs) => measureLighthouse(build, Math.min(runs, 3)),
  pdf: measurePdf,
  server: () => measureServer(build),
  growth: (runs) => measureGrowth(Math.min(runs, 3)),
};

const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0 || !Number.isInteger(times) || times < 1) {
  process.stderr.write(`The parts are ${Object.keys(parts).join(', ')}; --runs= takes a whole number from 1.\n`);
  process.exit(2);
}

/** What was measured when, by part. */
type Kept = Record<string, Report & { measured: string }>;
const reports: Kept = await readFile(kept, 'utf8').then(
  // Written by this program.
  (text) => JSON.parse(text) as Kept,
  () => ({}),
);

// The site as it will be: a draft asks search engines to pass it over, and loses Lighthouse's mark for that (tools/content/draft.ts).
process.env['DRAFT'] ??= 'no';
if (!(await buildIfStale(root))) process.exit(1);
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  process.stdout.write(`\n── ${name}\n`);
  const report = await measure(times, asked ? times : 25);
  reports[name] = { ...report, measured: new Date().toISOString().slice(0, 16).replace('T', ' ') };
  process.stdout.write(`${report.text}\n${report.missed.map((sentence) => `MISSED ${sentence}\n`).join('')}`);
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(kept, JSON.stringify(reports, null, 2));
  await writeFile(results, markdown());
}
process.exitCode = Object.keys(parts).some(
  (name) => (named.length === 0 || named.includes(name)) && reports[name]?.missed.length,
)
  ? 1
  : 0;

function markdown(): string {
  const [processor] = cpus();
  const machine = `${processor?.model.trim()} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GB, ${system()} ${release()}, Node ${process.versions.node}`;
  const sections = Object.keys(parts).flatMap((name) => {
    const report = reports[name];
    if (!report) return [];
    const { title, method, text, missed, measured } = report;
    const verdict =
      missed.length === 0
        ? 'Every promise holds.'
        : ['Missed:', ...missed.map((sentence) => `- ${sentence}`)].join('\n');
    return [`## ${title}`, `${method} Measured ${measured} UTC.`, text, verdict];
  });
  return `${[
    '# How fast it is',
    'Written by `npm run bench`. Ratios and medians of alternating runs count; single times depend on the machine and on what else it was doing.',
    `Machine: ${machine}.`,
    ...sections,
  ].join('\n\n')}\n`;
}
