/**
 * Compares the site with its baseline (pages without scripts), and with another build, as ratios of alternating runs:
 *
 *     npm run bench                          all parts, into tests/bench/RESULTS.md and .cache/bench.json
 *     npm run bench -- touch                 only this part; the other results stay
 *     npm run bench -- --runs=3 pages        number of runs; default 5, for pages until the ratio is precise enough
 *     npm run bench -- --page=/faq pages     only this page; the results are not stored
 *     npm run bench -- --beside=DIR touch    alternates with another build folder, for the parts pages and touch
 *
 * Lists missed targets. The exit code is 1 if there are any.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type as system } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from '../../tools/build.ts';
import { ROUTES } from './browser.ts';
import { measurePages } from './pages.ts';
import type { Report } from './report.ts';
import { measureTouches } from './touch.ts';

const root = resolve(import.meta.dirname, '../..');
const build = join(root, 'build');
const cacheFile = join(root, '.cache/bench.json');
const resultsFile = join(import.meta.dirname, 'RESULTS.md');

const args = process.argv.slice(2);
const readOption = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const runsOption = readOption('runs');
const page = readOption('page');
const otherBuild = readOption('beside');
const runCount = Number(runsOption ?? 5);

const parts: Record<string, (runs: number, maxRuns: number) => Promise<Report>> = {
  pages: (min, max) => measurePages(build, page === undefined ? ROUTES : [page], { min, max }, otherBuild),
  touch: (runs) => measureTouches(build, runsOption ? runs : 11, otherBuild),
};

const selected = args.filter((arg) => !arg.startsWith('--'));
const unknown = selected.filter((name) => !(name in parts));
if (unknown.length > 0 || !Number.isInteger(runCount) || runCount < 1) {
  process.stderr.write(`The parts are ${Object.keys(parts).join(', ')}; --runs= must be a whole number from 1.\n`);
  process.exit(2);
}

/** The stored reports by part, with the time of the measurement. */
type StoredReports = Record<string, Report & { measured: string }>;
const reports: StoredReports = await readFile(cacheFile, 'utf8').then(
  // This program wrote the file.
  (text) => JSON.parse(text) as StoredReports,
  () => ({}),
);

if (!(await buildSite())) process.exit(1);
for (const [name, measure] of Object.entries(parts)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  process.stdout.write(`\n── ${name}\n`);
  const report = await measure(runCount, runsOption ? runCount : 25);
  reports[name] = { ...report, measured: new Date().toISOString().slice(0, 16).replace('T', ' ') };
  process.stdout.write(`${report.text}\n${report.missed.map((sentence) => `MISSED ${sentence}\n`).join('')}`);
  if (page !== undefined) continue;
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(cacheFile, JSON.stringify(reports, null, 2));
  await writeFile(resultsFile, renderMarkdown());
}
process.exitCode = Object.keys(parts).some(
  (name) => (selected.length === 0 || selected.includes(name)) && reports[name]?.missed.length,
)
  ? 1
  : 0;

function renderMarkdown(): string {
  const [processor] = cpus();
  const machine = `${processor?.model.trim()} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GB, ${system()} ${release()}, Node ${process.versions.node}`;
  const sections = Object.keys(parts).flatMap((name) => {
    const report = reports[name];
    if (!report) return [];
    const { title, method, text, missed, measured } = report;
    const verdict =
      missed.length === 0
        ? 'All targets are met.'
        : ['Missed:', ...missed.map((sentence) => `- ${sentence}`)].join('\n');
    return [`## ${title}`, `${method} Measured ${measured} UTC.`, text, verdict];
  });
  return `${[
    '# Benchmark results',
    'Written by `npm run bench`. Compare ratios and medians of alternating runs; single times depend on the machine and its load.',
    `Machine: ${machine}.`,
    ...sections,
  ].join('\n\n')}\n`;
}
