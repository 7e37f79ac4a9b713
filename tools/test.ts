/**
 * `npm test`: everything that CI runs, in stages, the fastest first. It stops after the first stage with a failed step.
 *
 *     npm test                   all steps
 *     npm test -- lint types     only these
 *
 * The last line is `N passed, N failed`. It counts the tests of Vitest and Playwright, and one failure for each other failed
 * step.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

import { fixtureEnvironment } from '../tests/another-restaurant/folders.ts';
import { countOwn, type Counts, countPlaywright, countVitest, failureWithoutReport } from './test/test-counts.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'reports');
const bin = join(root, 'node_modules', '.bin');

interface Step {
  name: string;
  /** Command lines, run one after the other. Words are separated by single spaces; node_modules/.bin is on PATH. */
  commands: readonly string[];
  /** Environment variables of the commands. */
  env?: Readonly<Record<string, string>>;
  /** Reads the numbers from the report that the last command writes to `.cache/reports/<name>.json`. */
  count?: (report: unknown) => Counts;
}

const vitest = (name: 'unit' | 'slow' | 'built' | 'acceptance'): Step => ({
  name,
  commands: [
    `vitest run --project=${name} --reporter=default --reporter=json --outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  count: countVitest,
});

/** Steps of a stage run in parallel, each to its end, so that one run shows all failures. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'lock', commands: ['node tools/setup/complete-lock.ts --check'] },
    { name: 'format', commands: ['oxfmt --check'] },
    { name: 'lint', commands: ['oxlint --deny-warnings', 'knip --cache --cache-location=.cache/knip'] },
    { name: 'types', commands: ['tsc'] },
    { name: 'content', commands: ['node tools/check-content.ts'] },
    vitest('unit'),
  ],
  [
    { name: 'audit', commands: ['node tools/test/audit.ts'] },
    { name: 'build', commands: ['node tools/rebuild/build-if-stale.ts'] },
    { name: 'build-another', commands: ['node tools/rebuild/build-if-stale.ts'], env: fixtureEnvironment },
  ],
  [vitest('built'), vitest('acceptance')],
  [vitest('slow')],
  [
    {
      name: 'browser',
      commands: ['node tools/setup/ensure-chromium.ts', 'playwright test --reporter=list,json'],
      count: countPlaywright,
    },
  ],
  // The main journeys in Chromium, Firefox and WebKit.
  [{ name: 'engines', commands: ['node tools/test-engines.ts'], env: fixtureEnvironment, count: countOwn }],
];

/**
 * Runs a command.
 *
 * @param onOutput receives the output in chunks; without it, the output goes to the terminal
 * @returns whether the exit code was 0
 */
const runCommand = (command: string, { name, env }: Step, onOutput?: (output: Buffer) => void): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      cwd: root,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        // Tests the site as it will be after launch, not a draft (tools/content/draft.ts).
        DRAFT: 'no',
        // The output is shown in a terminal later, so commands may use colours.
        ...(onOutput && process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...process.env,
        ...env,
        PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`),
      },
    });
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    child.on('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      resolve(false);
    });
    // Not "exit", because output may still be buffered then.
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      resolve(code === 0);
    });
  });

const readReport = async (step: Step, passed: boolean): Promise<Counts> => {
  if (!step.count) return { passed: 0, failed: passed ? 0 : 1 };
  try {
    const counts = step.count(JSON.parse(await readFile(join(reports, `${step.name}.json`), 'utf8')));
    // A run can fail without a failed test, by an error outside tests.
    return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return failureWithoutReport;
  }
};

/** Runs a step. Its output appears at once, or at its end if other steps run in parallel. */
const runStep = async (step: Step, isParallel: boolean): Promise<Counts> => {
  const start = performance.now();
  const output: Buffer[] = [];
  const onOutput = isParallel ? (piece: Buffer) => void output.push(piece) : undefined;
  if (!onOutput) process.stdout.write(`\n── ${step.name}\n`);
  await rm(join(reports, `${step.name}.json`), { force: true });
  let passed = true;
  for (const command of step.commands) passed &&= await runCommand(command, step, onOutput);
  const counts = await readReport(step, passed);
  if (onOutput) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${step.name}\n`), ...output]));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`── ${step.name}: ${counts.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s\n`);
  return counts;
};

const wanted = process.argv.slice(2);
const names = stages.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown step "${unknown.join('", "')}"; the steps are ${names.join(', ')}.\n`);
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
