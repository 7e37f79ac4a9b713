/**
 * `npm test`: everything that CI runs, cheapest first, in stages. It stops after the first stage in which a step fails.
 *
 *     npm test                   all steps
 *     npm test -- lint types     only these
 *
 * The last line is `N passed, N failed`: the tests of Vitest and Playwright, and one for each step without tests of its own
 * that failed.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

import { countOwn, type Counts, countPlaywright, countVitest, failureWithoutReport } from './test/test-counts.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'reports');
const bin = join(root, 'node_modules', '.bin');

interface Step {
  name: string;
  /** Command lines, run one after the other. Words are parted by single spaces; the folder of tools is on PATH. */
  commands: readonly string[];
  /** How to read the numbers from the report that the last command leaves under `.cache/reports/<name>.json`. */
  count?: (report: unknown) => Counts;
}

const vitest = (name: 'unit' | 'slow' | 'built'): Step => ({
  name,
  commands: [
    `vitest run --project=${name} --reporter=default --reporter=json --outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  count: countVitest,
});

/** Steps of one stage run side by side, each to its end, so that one run tells all that is wrong. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'lock', commands: ['node tools/setup/complete-lock.ts --check'] },
    { name: 'format', commands: ['oxfmt --check'] },
    { name: 'lint', commands: ['oxlint --deny-warnings', 'knip --cache --cache-location=.cache/knip'] },
    { name: 'types', commands: ['tsc'] },
    { name: 'content', commands: ['node tools/check-content.ts'] },
    vitest('unit'),
  ],
  [{ name: 'audit', commands: ['node tools/test/audit.ts'] }],
  [vitest('slow')],
  [{ name: 'build', commands: ['node tools/rebuild/build-if-stale.ts'] }],
  [vitest('built')],
  [
    {
      name: 'browser',
      commands: ['node tools/setup/ensure-chromium.ts', 'playwright test --reporter=list,json'],
      count: countPlaywright,
    },
  ],
  // The main journeys in Firefox and WebKit too.
  [{ name: 'engines', commands: ['node tools/test-engines.ts'], count: countOwn }],
];

/**
 * Runs a command.
 *
 * @param tell where its output goes, line by line or in larger pieces; left out, it goes straight to the terminal
 * @returns whether it ended with 0
 */
const runCommand = (command: string, name: string, tell?: (output: Buffer) => void): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      cwd: root,
      stdio: tell ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        // The site as it will be, not as the draft that placeholders make of it (tools/content/draft.ts).
        DRAFT: 'no',
        // A pipe that ends in a terminal is one as far as colours go.
        ...(tell && process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...process.env,
        PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`),
      },
    });
    if (tell) for (const stream of [child.stdout, child.stderr]) stream?.on('data', tell);
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    child.on('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      resolve(false);
    });
    // Not "exit": output may still be on its way then.
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      resolve(code === 0);
    });
  });

const readReport = async (step: Step, passed: boolean): Promise<Counts> => {
  if (!step.count) return { passed: 0, failed: passed ? 0 : 1 };
  try {
    const counts = step.count(JSON.parse(await readFile(join(reports, `${step.name}.json`), 'utf8')));
    // A run can fail without a failed test, by an error outside all tests.
    return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return failureWithoutReport;
  }
};

/** Runs a step; its output appears as it comes, or in one piece at its end where other steps run beside it. */
const runStep = async (step: Step, hasCompany: boolean): Promise<Counts> => {
  const start = performance.now();
  const output: Buffer[] = [];
  const tell = hasCompany ? (piece: Buffer) => void output.push(piece) : undefined;
  if (!tell) process.stdout.write(`\n── ${step.name}\n`);
  await rm(join(reports, `${step.name}.json`), { force: true });
  let passed = true;
  for (const command of step.commands) passed &&= await runCommand(command, step.name, tell);
  const counts = await readReport(step, passed);
  if (tell) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${step.name}\n`), ...output]));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`── ${step.name}: ${counts.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s\n`);
  return counts;
};

const wanted = process.argv.slice(2);
const names = stages.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no step "${unknown.join('", "')}"; the steps are ${names.join(', ')}.\n`);
  process.exit(2);
}

await mkdir(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const failed: string[] = [];
for (const stage of stages) {
  const steps = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const results = await Promise.all(
    steps.map(async (step) => ({ step, counts: await runStep(step, steps.length > 1) })),
  );
  for (const { step, counts } of results) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (counts.failed > 0) failed.push(step.name);
  }
  if (failed.length > 0) break;
}
process.exitCode = total.failed > 0 ? 1 : 0;
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
