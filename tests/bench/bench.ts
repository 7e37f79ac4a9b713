/**
 * Measures the built site on an emulated phone, and its layout shifts in windows of six widths. Prints tables. The exit code is 1 if a limit is missed.
 *
 *     npm run bench                          each page beside the same page without scripts, taps, and layout shifts
 *     npm run bench -- --only=taps           or pages, or shifts
 *     npm run bench -- --page=/faq           only this page
 *     npm run bench -- --runs=15             default 7
 *
 * Single times depend on the machine and its load. Ratios of runs in turn do not.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildSite } from '../../tools/build.ts';
import { chromiumFlags, findChromium } from '../ensure-chromium.ts';
import { pages } from '../pages.ts';
import { measurePages } from './pages.ts';
import { serve } from './serve.ts';
import { measureShifts } from './shifts.ts';
import { measureTaps } from './taps.ts';

/** A table with a first column of names, and the sentences of missed limits. */
export interface Report {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  missed: readonly string[];
}

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, page: { type: 'string' }, runs: { type: 'string', default: '7' } },
});
const build = resolve(import.meta.dirname, '../../build');
const runs = Number(options.runs);
const paths = pages.flatMap(({ path, canonical }) => (path === canonical && !path.includes('*') ? path : []));

if (!(await buildSite())) process.exit(1);
await using site = await serve(build);
const executablePath = findChromium();
await using browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumFlags] });

const measured = options.page === undefined ? paths : [options.page];
const parts = {
  pages: () => measurePages(browser, runs, measured, build, site),
  taps: () => measureTaps(browser, runs, site),
  shifts: () => measureShifts(browser, measured, site),
};
for (const [name, measure] of Object.entries(parts)) {
  if ((options.only ?? name) !== name) continue;
  const { head, rows, missed } = await measure();
  const lines = [[name, ...head], ['---', ...head.map(() => '--:')], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  process.stdout.write(`\n${[...lines, '', ...missed.map((sentence) => `MISSED ${sentence}`)].join('\n')}\n`);
  if (missed.length > 0) process.exitCode = 1;
}
