/**
 * `npm test`: everything that CI runs, in stages, the cheapest first. It stops after the first stage with a failed step.
 *
 *     npm test                   all steps
 *     npm test -- lint types     only these
 *
 * The last line is `N passed, N failed`. It counts the tests of Vitest and Playwright, and each other step as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fixtureEnvironment, realEnvironment, testBuildEnvironment } from '../tests/another-restaurant/environments.ts';
import { holdBuildMoment } from '../src/build-time/environment.ts';
import { exitWhenNpmExits } from './exit-when-npm-exits.ts';

exitWhenNpmExits();
// Builds and their tests are of one day, also when midnight comes between them.
holdBuildMoment();
const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');
const reportOf = (step: string): string => join(reports, `${step}.json`);

interface Step {
  name: string;
  /** Words separated by single spaces. node_modules/.bin is on PATH. */
  command: string;
  env?: Readonly<Record<string, string>>;
}

const vitest = (name: string): Step => ({
  name,
  command: `vitest run --project=${name} --reporter=default --reporter=json --outputFile.json=${reportOf(name)}`,
});

/** Lanes of a stage run at once, steps of a lane one after the other; each to its end, so that one run shows all that fails. */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      { name: 'format', command: 'oxfmt --check' },
      { name: 'lint', command: 'oxlint --deny-warnings --report-unused-disable-directives' },
    ],
    [
      { name: 'styles', command: 'stylelint src/**/*.css' },
      { name: 'content', command: 'node tools/check-content.ts' },
    ],
  ],
  [
    // One after the other: all three use Astro's cache.
    [
      { name: 'types', command: 'astro check --minimumSeverity error' },
      { name: 'build', command: 'node tools/build.ts', env: realEnvironment },
      { name: 'build-another', command: 'node tools/build.ts', env: fixtureEnvironment },
    ],
    [{ name: 'unused', command: 'knip --cache --cache-location=.cache/knip' }, vitest('unit'), vitest('slow')],
  ],
  [[vitest('built')], [vitest('acceptance')], [{ name: 'chromium', command: 'node tests/ensure-chromium.ts' }]],
  [[{ name: 'browser', command: 'playwright test --reporter=list,json' }]],
];

/** The steps without which another has nothing to work on: they run before it. */
const needed: Readonly<Record<string, readonly string[]>> = {
  built: ['build-another'],
  acceptance: ['build'],
  browser: ['build', 'build-another', 'chromium'],
};

/** Runs a step. Its output appears at its end if others run meanwhile. Returns whether it passed. */
const run = ({ name, command, env }: Step, isAlone: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    rmSync(reportOf(name), { force: true });
    const start = performance.now();
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      cwd: root,
      stdio: isAlone ? 'inherit' : 'pipe',
      env: {
        ...testBuildEnvironment,
        // A browser that Playwright downloads stays inside the project.
        PLAYWRIGHT_BROWSERS_PATH: '0',
        ...process.env,
        ...env,
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
      },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => output.push(piece));
    const stop = () => child.kill();
    process.once('SIGTERM', stop);
    child.on('error', (error) => output.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const result = `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`;
      process.stdout.write(Buffer.concat([...output, Buffer.from(result)]));
      resolve(code === 0);
    });
  });

/** What the report of Vitest or Playwright says, if the step has one. A run can also fail without a failed test. */
const count = (name: string, passed: boolean): { passed: number; failed: number } => {
  const one = { passed: Number(passed), failed: Number(!passed) };
  try {
    const { numPassedTests, numFailedTests, numPendingTests, stats } = JSON.parse(readFileSync(reportOf(name), 'utf8'));
    const failed: number = numFailedTests ?? stats.unexpected + stats.flaky;
    const skipped: number = numPendingTests ?? stats.skipped;
    if (skipped > 0) process.stdout.write(`── ${name}: ${skipped} SKIPPED\n`);
    return { passed: numPassedTests ?? stats.expected, failed: failed || one.failed };
  } catch {
    return one;
  }
};

const names = stages.flat(2).map(({ name }) => name);
const asked = process.argv.length > 2 ? process.argv.slice(2) : names;
if (!asked.every((name) => names.includes(name))) throw new Error(`The steps are ${names.join(', ')}.`);
const wanted = new Set(asked.concat(asked.flatMap((name) => needed[name] ?? [])));

mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const failed: string[] = [];
for (const stage of stages) {
  const isAlone = stage.flat().filter(({ name }) => wanted.has(name)).length === 1;
  const runLane = async (lane: readonly Step[]) => {
    for (const step of lane.filter(({ name }) => wanted.has(name))) {
      const counts = count(step.name, await run(step, isAlone));
      total.passed += counts.passed;
      total.failed += counts.failed;
      if (counts.failed > 0) failed.push(step.name);
    }
  };
  await Promise.all(stage.map(runLane));
  if (failed.length > 0) break;
}
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
