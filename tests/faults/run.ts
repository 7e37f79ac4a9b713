/**
 * `npm run test:faults`: plants each fault of faults.yaml alone in a copy of the project, and runs the tests that must fail because of it.
 * `npm run test:faults -- price PDF` plants only the faults whose names have one of these words.
 *
 * First the same tests must pass without a fault. The exit code is 1 if they do not, or if a fault is not caught.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fixtureEnvironment, realEnvironment } from '../another-restaurant/environments.ts';
import { runInCopy } from '../run-in-copy.ts';
import { workingCopy } from '../working-copy.ts';

type Step = 'unit' | 'built' | 'acceptance' | 'browser';
/** As faults.yaml has it. */
type Fault = Record<'name' | 'file' | 'from' | 'to' | 'tests', string> & { step: Step };

/** The build that a step reads; undefined if it reads none. */
const sites: Readonly<Record<Step, Readonly<Record<string, string>> | undefined>> = {
  unit: undefined,
  built: fixtureEnvironment,
  acceptance: realEnvironment,
  browser: fixtureEnvironment,
};
const REPORT = 'faults.xml';
const environment = { PLAYWRIGHT_JUNIT_OUTPUT_FILE: REPORT, PORT: String(20_000 + (process.pid % 20_000)) };

const copy = await workingCopy();
/** Runs a program in the copy; returns whether it succeeds. */
const run = (program: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> =>
  runInCopy(copy, program, { ...environment, ...env }).then(
    () => true,
    () => false,
  );
const build = (site: Readonly<Record<string, string>>) => run(['tools/build.ts'], site);

/** The names of failed tests in the JUnit report of Vitest or Playwright; undefined if no test has run. */
async function failedTests(step: Step, tests: readonly string[]): Promise<string[] | undefined> {
  await rm(join(copy, REPORT), { force: true });
  const program =
    step === 'browser'
      ? ['node_modules/@playwright/test/cli.js', 'test', '--reporter=junit']
      : ['node_modules/vitest/vitest.mjs', 'run', `--project=${step}`, '--reporter=junit', `--outputFile=${REPORT}`];
  await run([...program, ...tests]);
  const report = await readFile(join(copy, REPORT), 'utf8').catch(() => '');
  const cases = report.split('<testcase ').slice(1);
  // Playwright writes what a test has printed before its failure.
  const failed = cases.filter((one) => /<(?:failure|error)\b/.test(one));
  return cases.length > 0 ? failed.map((one) => /\bname="([^"]*)"/.exec(one)?.[1] ?? '') : undefined;
}

/** Plants a fault, and tells which test caught it; undefined if none did, or if the file does not have its text once. */
async function plant({ file, from, to, step, tests }: Fault): Promise<string | undefined> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  const parts = text.split(from);
  if (parts.length !== 2) return undefined;
  await writeFile(path, parts.join(to));
  const site = sites[step];
  const isBuilt = site === undefined || (await build(site));
  const [first] = isBuilt ? ((await failedTests(step, [tests])) ?? []) : ['the build'];
  await writeFile(path, text);
  return first;
}

const faults = parse(await readFile(join(import.meta.dirname, 'faults.yaml'), 'utf8')) as Fault[];
const words = process.argv.slice(2);
const planted = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const say = (text: string) => process.stdout.write(`${text}\n`);
let missed = 0;
try {
  for (const site of [fixtureEnvironment, realEnvironment])
    if (!(await build(site))) throw new Error('The site cannot be built.');
  for (const [step, group] of Map.groupBy(planted, (fault) => fault.step)) {
    const failed = await failedTests(step, [...new Set(group.map(({ tests }) => tests))]);
    if (failed?.length !== 0) throw new Error(`Without a fault, ${step} must pass: ${failed?.join(', ') ?? 'no test'}`);
  }
  for (const fault of planted) {
    const start = performance.now();
    const caught = await plant(fault);
    if (caught === undefined) missed += 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(
      `${caught === undefined ? 'MISSED' : 'caught'}  ${fault.name}: ${fault.step} in ${seconds} s${caught ? `, ${caught}` : ''}`,
    );
  }
  say(`\n${planted.length - missed} of ${planted.length} faults are caught.`);
} finally {
  await rm(copy, { recursive: true });
}
process.exitCode = missed > 0 ? 1 : 0;
