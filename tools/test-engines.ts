/**
 * `npm run test:engines`: the main journeys in Chromium, Firefox and WebKit, against the built site.
 *
 *     npm run test:engines                  all three
 *     npm run test:engines -- webkit        one engine
 *
 * Firefox and WebKit are skipped if they are not installed, unless CI is set. As root on Debian they are installed. It prints a
 * table; the exit code is 1 if a journey fails.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { eventually, type BrowserDriver } from '../tests/engines/driver.ts';
import { startFaultySite } from '../tests/engines/faulty-site.ts';
import { hostileJourneys } from '../tests/engines/hostile-journeys.ts';
import { journeys as plainJourneys, type Journey } from '../tests/engines/journeys.ts';
import { findEngine } from '../tests/engines/programs.ts';
import { launchChromium, launchFirefox } from '../tests/engines/puppeteer-driver.ts';
import { launchWebKit } from '../tests/engines/webkit-driver.ts';
import { buildFolder } from './rebuild/build-folder.ts';
import { ensureChromium, NoBrowserError } from './setup/ensure-chromium.ts';

const root = join(import.meta.dirname, '..');
const report = join(root, '.cache', 'reports', 'engines.json');
const engines = ['chromium', 'firefox', 'webkit'] as const;
type Engine = (typeof engines)[number];

/** The result of one journey in one engine. */
interface Outcome {
  seconds: number;
  problem: string | undefined;
}
type Outcomes = ReadonlyMap<string, Outcome>;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('The system assigned no port.');
  return address.port;
};

/** Serves a build on 127.0.0.1 while `use` runs. */
const withSite = async <Value>(folder: string, use: (site: string) => Promise<Value>): Promise<Value> => {
  const port = String(await freePort());
  const server = spawn(process.execPath, [join(root, 'server', 'node.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BUILD_FOLDER: folder, PORT: port, HOST: '127.0.0.1', LOG: 'off' },
  });
  // At once: if the server ends by itself, nobody must wait for an exit that has already happened.
  const exited = once(server, 'exit');
  const site = `http://127.0.0.1:${port}`;
  try {
    const isUp = () =>
      fetch(`${site}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await eventually(isUp, true, 'the server answers');
    return await use(site);
  } finally {
    server.kill();
    await exited;
  }
};

/** The message of an error. Errors of a crashed browser may have none. */
const errorText = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error) || 'no reason given';

const runJourneys = async (launch: () => Promise<BrowserDriver>, journeys: readonly Journey[]): Promise<Outcomes> => {
  const driver = await launch();
  const outcomes = new Map<string, Outcome>();
  try {
    for (const journey of journeys) {
      const start = performance.now();
      const problem = await journey.run(driver).then(
        () => undefined,
        (error: unknown) => errorText(error),
      );
      outcomes.set(journey.name, { seconds: (performance.now() - start) / 1000, problem });
    }
  } finally {
    await driver.close();
  }
  return outcomes;
};

const table = (results: readonly (readonly [Engine, Outcomes])[], journeys: readonly Journey[]): string => {
  const cell = (outcome: Outcome | undefined) =>
    `${outcome && !outcome.problem ? 'passed' : 'FAILED'} ${(outcome?.seconds ?? 0).toFixed(1).padStart(5)} s`;
  const row = (name: string, cells: string[]) => name.padEnd(50) + cells.map((text) => text.padStart(18)).join('');
  return [
    row(
      'journey',
      results.map(([engine]) => engine),
    ),
    ...journeys.map(({ name }) =>
      row(
        name,
        results.map(([, outcomes]) => cell(outcomes.get(name))),
      ),
    ),
  ].join('\n');
};

interface Launcher {
  engine: Engine;
  launch: (site: string) => Promise<BrowserDriver>;
}

/**
 * A function that starts an engine. Undefined, with a line of output, if the engine is not installed.
 *
 * @throws {NoBrowserError} if the engine is not installed and CI is set, or if Chromium is missing
 */
const findLauncher = (engine: Engine): Launcher | undefined => {
  if (engine === 'chromium') {
    const chromium = ensureChromium();
    return { engine, launch: (site) => launchChromium(chromium, site) };
  }
  const found = findEngine(engine);
  if ('path' in found)
    return {
      engine,
      launch: (site) => (engine === 'firefox' ? launchFirefox(found.path, site) : launchWebKit(found.path, site)),
    };
  if (process.env['CI']) throw new NoBrowserError(`${found.missing}. It is required because CI is set.`);
  process.stdout.write(`Skipped ${engine}: ${found.missing}\n`);
  return undefined;
};

const main = async (wanted: readonly Engine[]): Promise<void> => {
  const launchers = wanted.flatMap((engine) => findLauncher(engine) ?? []);
  // The second restaurant has no reviews service, so that part runs on the real site.
  const [results, journeys] = await withSite(buildFolder(root), (site) =>
    withSite(join(root, 'build'), async (siteWithReviews) => {
      const all = [...hostileJourneys(siteWithReviews), ...plainJourneys];
      const { origin, stop } = await startFaultySite(site);
      const runs = launchers.map(
        async ({ engine, launch }) => [engine, await runJourneys(() => launch(origin), all)] as const,
      );
      return [await Promise.all(runs).finally(stop), all] as const;
    }),
  );
  process.stdout.write(`${table(results, journeys)}\n`);
  const problems = results.flatMap(([engine, outcomes]) =>
    [...outcomes].flatMap(([name, { problem }]) => (problem ? [`${engine}, ${name}: ${problem}`] : [])),
  );
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  await mkdir(join(report, '..'), { recursive: true });
  const failed = problems.length;
  await writeFile(report, `${JSON.stringify({ passed: journeys.length * launchers.length - failed, failed })}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !engines.some((engine) => engine === name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown engine "${unknown.join('", "')}"; the engines are ${engines.join(', ')}.\n`);
  process.exit(2);
}
try {
  await main(engines.filter((engine) => wanted.length === 0 || wanted.includes(engine)));
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
