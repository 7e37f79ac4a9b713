/**
 * Builds the site, then measures it on an emulated phone, and its layout shifts in windows of six widths. Prints tables. The exit code is 1 if
 * a limit is missed.
 *
 *     npm run bench                          all four parts
 *     npm run bench -- --only=taps           or pages (each beside itself without scripts), shifts, or changes of pages on a second visit
 *     npm run bench -- --only=changes --earlier=FOLDER    in alternation with those of another build
 *     npm run bench -- --page=/faq           only this page
 *     npm run bench -- --runs=15             default 7
 *
 * Single times depend on the machine and its load. Ratios between alternating runs do not.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { buildFolder } from '../../src/build-time/environment.ts';
import { buildSite } from '../../tools/build.ts';
import { chromiumFlags, findChromium } from '../ensure-chromium.ts';
import { pages } from '../pages.ts';
import { measureChanges } from './changes.ts';
import { measurePages } from './pages.ts';
import { serve, type Site } from './serve.ts';
import { measureShifts } from './shifts.ts';
import { measureTaps } from './taps.ts';

/** A table with a first column of names, and a sentence for each missed limit. */
export interface Report {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  missed: readonly string[];
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    page: { type: 'string' },
    runs: { type: 'string', default: '7' },
    earlier: { type: 'string' },
  },
});
const build = buildFolder(join(import.meta.dirname, '../..'));
const runs = Number(options.runs);
const allPaths = pages.flatMap(({ path, canonical }) => (path === canonical && !path.includes('*') ? path : []));
const paths = options.page === undefined ? allPaths : [options.page];
const parts: Readonly<Record<string, (browser: Browser, site: Site) => Promise<Report>>> = {
  pages: (browser, site) => measurePages(browser, runs, paths, build, site),
  taps: (browser, site) => measureTaps(browser, runs, site),
  shifts: (browser, site) => measureShifts(browser, paths, site),
  changes: (_, site) => measureChanges(runs, site, earlier),
};
const selected = Object.entries(parts).filter(([name]) => (options.only ?? name) === name);
if (selected.length === 0) throw new Error(`--only must be one of ${Object.keys(parts).join(', ')}`);

process.env['DRAFT'] ??= 'no';
if (!(await buildSite())) process.exit(1);
await using site = await serve(build);
await using earlier = options.earlier === undefined ? undefined : await serve(options.earlier);
const executablePath = findChromium();
await using browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumFlags] });

for (const [name, measure] of selected) {
  const { head, rows, missed } = await measure(browser, site);
  const lines = [[name, ...head], ['---', ...head.map(() => '--:')], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  process.stdout.write(`\n${[...lines, '', ...missed.map((sentence) => `MISSED ${sentence}`)].join('\n')}\n`);
  if (missed.length > 0) process.exitCode = 1;
}
