/**
 * `npm test`: everything that CI runs, cheapest first, stopping at the first step that fails.
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

import { countOwn, type Counts, countPlaywright, countVitest, failureWithoutReport } from './test-counts.ts';

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

const vitest = (name: string, which: string): Step => ({
  name,
  commands: [
    `vitest run ${which} --reporter=default --reporter=json --outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  count: countVitest,
});

const steps: readonly Step[] = [
  { name: 'lock', commands: ['node tools/complete-lock.ts --check'] },
  { name: 'format', commands: ['oxfmt --check'] },
  { name: 'lint', commands: ['oxlint --deny-warnings', 'knip'] },
  { name: 'types', commands: ['react-router typegen', 'tsc'] },
  { name: 'content', commands: ['node tools/check-content.ts'] },
  vitest('unit', '--exclude=tests/built/**'),
  { name: 'audit', commands: ['node tools/audit.ts'] },
  { name: 'build', commands: ['node tools/build-if-stale.ts'] },
  vitest('built', 'tests/built'),
  {
    name: 'browser',
    commands: ['node tools/ensure-chromium.ts', 'playwright test --reporter=list,json'],
    count: countPlaywright,
  },
  // The main journeys in Firefox and WebKit too.
  { name: 'engines', commands: ['node tools/test-engines.ts'], count: countOwn },
];

const runCommand = (command: string, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        // The site as it will be, not as the preview that placeholders make of it (tools/preview.ts).
        PREVIEW: 'no',
        ...process.env,
        PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`),
      },
    });
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    child.on('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      resolve(false);
    });
    child.on('exit', (code) => {
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

const runStep = async (step: Step): Promise<Counts> => {
  await rm(join(reports, `${step.name}.json`), { force: true });
  for (const command of step.commands) {
    if (!(await runCommand(command, step.name))) return readReport(step, false);
  }
  return readReport(step, true);
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no step "${unknown.join('", "')}"; the steps are ${names}.\n`);
  process.exit(2);
}

await mkdir(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  process.stdout.write(`\n── ${step.name}\n`);
  const start = performance.now();
  const counts = await runStep(step);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`── ${step.name}: ${counts.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s\n`);
  if (counts.failed > 0) break;
}
process.exitCode = total.failed > 0 ? 1 : 0;
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
