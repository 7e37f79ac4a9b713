/**
 * Checks the budgets of the menu PDF: run `node tests/bench/pdf/run.ts` after a build. Exits with 1 if one is exceeded.
 *
 * The writing time is a ratio to jsPDF with the same text, in alternating runs. It is this thread's processor time, so
 * that other load does not count. The time that a visitor waits is measured in Chromium on the built site.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inputOf, fonts, noPictures, pdfOf, picturesOf, repeated } from '../../built/pdf-fixture.ts';
import { median } from '../statistics.ts';
import { measureInBrowser } from './browser.ts';
import { asBase64, makeWithJsPdf } from './jspdf-menu.ts';

const ROUNDS = 9;
const build = join(import.meta.dirname, '../../../build');
const client = join(build, 'client');

async function measureCpuTime(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

async function measureAlternately(
  contenders: Readonly<Record<string, () => unknown>>,
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(contenders)) {
      const time = await measureCpuTime(work);
      // The first round warms up.
      if (round > 0) (times[name] ??= []).push(time);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, runs]) => [name, median(runs)]));
}

function measureChunks(): number {
  const assets = join(client, 'assets');
  const parts = readdirSync(assets).filter((name) => /^(worker|download)-.*\.js$/.test(name));
  return parts.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0);
}

const input = inputOf('eastham');
const pictures = await picturesOf(input);
const faces = asBase64(fonts);
const ten = repeated(input, 10);
const {
  ours = 0,
  jsPdf = 1,
  one = 1,
  tenfold = 0,
} = await measureAlternately({
  ours: () => pdfOf(input, pictures),
  jsPdf: () => makeWithJsPdf(input, faces),
  one: () => pdfOf(input, noPictures),
  tenfold: () => pdfOf(ten, noPictures),
});
const sizes = [(await pdfOf(input, noPictures)).length, (await pdfOf(ten, noPictures)).length] as const;

const results: { name: string; value: number; limit: number }[] = [
  {
    name: `Time to write, times jsPDF's (${ours.toFixed(0)} and ${jsPdf.toFixed(0)} ms)`,
    value: ours / jsPdf,
    limit: 2,
  },
  { name: 'Time for 10 times the dishes, times', value: tenfold / one, limit: 12 },
  { name: 'Size for 10 times the dishes, times', value: sizes[1] / sizes[0], limit: 12 },
];
if (existsSync(client)) {
  const { clickToFile, blocked } = await measureInBrowser(build, ROUNDS);
  results.push(
    { name: 'Chunk, KB brotli', value: measureChunks() / 1000, limit: 125 },
    { name: 'From click to file, warm, ms', value: median(clickToFile), limit: 600 },
    { name: 'Longest task of the page meanwhile, ms', value: Math.max(...blocked), limit: 20 },
  );
} else process.stdout.write('No build/client: chunk size and browser are skipped. Run npm run build first.\n');

for (const { name, value, limit } of results) {
  process.stdout.write(
    `${value <= limit ? 'ok  ' : 'OVER'} ${name}: ${value.toFixed(value < 100 ? 2 : 0)} (at most ${limit})\n`,
  );
}
if (results.some(({ value, limit }) => value > limit)) process.exitCode = 1;
