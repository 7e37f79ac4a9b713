/**
 * Runs every command that a guide names, as written, in a copy of the project. Long programs get options for a short run.
 * A command that is new in a guide needs a row in `commands`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureContentFolder, fixtureEnvironment } from './another-restaurant/folders.ts';
import { missingPrograms } from './load/measured-servers.ts';
import { inherited } from './run-in-copy.ts';
import { workingCopy } from './working-copy.ts';

const root = join(import.meta.dirname, '..');

/** How to run a command. */
interface Run {
  /** Added at the end, for a shorter run. */
  options?: string;
  env?: Readonly<Record<string, string>>;
  /** The output must match it. */
  output?: RegExp;
  /** The command prints an address and serves the site there until it is stopped. */
  serves?: true;
  /** An exit code of 1 is fine too, for the reason that is given here. */
  mayFail?: string;
  /** Skipped where programs that measure servers are not installed, unless CI is set. */
  measures?: true;
}

const address = /http:\/\/localhost:\d+/;
const buildSmall = (folder: string) => ({ CONTENT: fixtureContentFolder, BUILD_FOLDER: `.cache/${folder}` });
const cannotMeasure = missingPrograms().length > 0 && !process.env['CI'];
const slowMachine = 'a machine with other work may miss a target';

/** All commands of the guides but `npm run build`, which runs first. A text is the reason why a command does not run here. */
const commands: Readonly<Record<string, Run | string>> = {
  'npm start': { env: { PORT: '0' }, serves: true },
  'npm run kitchen': { env: { PORT: '0', KITCHEN_OPEN: 'loopback' }, serves: true },
  'KITCHEN_OPEN=loopback npm run kitchen': { env: { PORT: '0' }, serves: true },
  'npm run kitchen -- enrol "Meena" --owner': { output: /within 15 minutes/ },
  'git push': 'needs the repository',
  'npm run dev': { options: '-- --port 0', serves: true },
  'npm run dev:sources': { options: '-- --port 0', serves: true },
  'npm run edge': { env: { PORT: '0' }, serves: true },
  'node_modules/.bin/node tools/edge/bundle.ts': {},
  'DRAFT=yes npm run build': { env: buildSmall('draft'), output: /This build is a draft/ },
  'OFFLINE=withdrawn npm run build': { env: buildSmall('withdrawn'), output: /Compressing: / },
  'VITE_API_BASE=https://api.valavu.example npm run build': { env: buildSmall('api-base'), output: /Compressing: / },
  'npm run check:content': { output: /Content is in order: / },
  'npm run kitchen-book -- asafoetida': { output: /dishes would change|nothing would change/ },
  'npm run kitchen-book -- sign': {
    options: 'no-such-thing',
    output: /There is no "no-such-thing"/,
    mayFail: 'a signature would change the content that the other commands read',
  },
  'npm run kitchen-book -- sign onion tempering': 'would change the content that the other commands read',
  'npm run kitchen-book -- sign onion --on 2026-03-01': 'would change the content that the other commands read',
  'npm run prices': { output: /npm run prices -- --by 5%/, mayFail: 'without a percentage it prints its help' },
  'npm run prices -- --by 5% --round 0.05': { output: /→[^]*Nothing has been changed/ },
  'npm run launch-check': { mayFail: 'the content may have placeholders' },
  'npm run schemas': {},
  'npm run format': { output: /Finished in / },
  'npm test -- lint types': { output: /types: passed[^]*lint: passed|lint: passed[^]*types: passed/ },
  'npx vitest run special-days': { output: /1 passed/ },
  'npx node tools/setup/complete-lock.ts': { output: /package-lock\.json is complete/ },
  'npm run test:browser -- menu': { options: '--list', output: /menu\.spec\.ts/ },
  'npm run test:browser -- stores': { options: '--list', output: /stores\.spec\.ts/ },
  'npm run attack': { options: '-- 1000', output: /1000 requests sent .* 0 problems/ },
  'npm run soak': { options: '-- build 1 1', output: /slowest p99/, mayFail: slowMachine, measures: true },
  'npm run compare': {
    options: '-- build 1 1 20',
    output: /\/menu, 20 connections[^]* of nginx/,
    mayFail: slowMachine,
    measures: true,
  },
  'npm run bench': {
    options: '-- --runs=1 --page=/faq pages',
    output: /\/faq: [\d.]+ × the baseline/,
    mayFail: slowMachine,
  },
  'npm run hostile-month': { options: '-- 1 1 1 2', output: /^0 problems; load of the machine/m },
  'npm test': 'runs this test',
  'npm run measure:kitchen -- changes 500': 'npm test makes 20 changes (measures.slow.test.ts)',
  'npm run measure:kitchen -- kills 200': 'npm test kills it four times (measures.slow.test.ts)',
  'npm run measure:kitchen -- faults': 'mounts a disk, as root',
  'npm run measure:kitchen -- forged 10000': 'npm test sends 200 forms (measures.slow.test.ts)',
  'npm run measure:kitchen -- publications 50 200': 'takes ten minutes',
  'git commit --amend --no-edit': 'would change the last commit of this project',
  'npm run check': 'npm test runs the same steps',
  'npm run test:engines': 'npm test runs it, in minutes',
  'npm test -- audit': 'npm test runs it',
  'npm test -- browser': 'npm test runs it, in minutes',
  'npm ci': 'downloads packages',
  'npm ci --include=dev': 'downloads packages',
  'npm install': 'downloads packages',
  'git clone <repository> /srv/valavu/site': 'needs the repository',
  'git pull': 'needs the repository',
  'npx wrangler@4 login': 'needs an account',
  'npx wrangler@4 deploy': 'needs an account',
};

/** Commands in the code of a Markdown text, without comments. */
function commandsIn(markdown: string): string[] {
  const fence = /^```\w*\n([^]*?)^```/gm;
  const blocks = [...markdown.matchAll(fence)].flatMap(([, code = '']) => code.split('\n'));
  const indented = markdown.match(/^ {4}\S.*/gm) ?? [];
  const spans = [...markdown.replaceAll(fence, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) =>
    code.replaceAll('\n', ' '),
  );
  return [...blocks, ...indented, ...spans]
    .flatMap((line) => line.replace(/\s#.*/, '').split('&&'))
    .map((command) => command.trim().replace(/^sudo -u \w+ /, ''))
    .filter((command) => /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|node_modules\/\.bin\/node|git) /.test(command));
}

test('this test has the commands of all guides', async () => {
  const guides = globSync(['*.md', '{app,art,docs,kitchen,model,server,tests,tools}/**/*.md', 'content/README.md'], {
    cwd: root,
  });
  const texts = await Promise.all(guides.map((guide) => readFile(join(root, guide), 'utf8')));
  const found = new Set(texts.flatMap(commandsIn));
  expect([...found].toSorted()).toEqual(['npm run build', ...Object.keys(commands)].toSorted());
});

/** The environment of a shell in which somebody follows the guides: without what npm and the tests add. */
const shell = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(inherited()).filter(([name]) => !name.startsWith('npm_'))),
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  DRAFT: 'no',
  NO_COLOR: '1',
});

let copy: string;
/** Commands that run at the moment. */
const running = new Set<ChildProcess>();

/** Ends a command and all processes that it has started. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

/** Runs a command in the copy. Returns its output and exit code. `onOutput` gets the process and all output so far. */
async function run(
  command: string,
  { options = '', env }: Run,
  onOutput?: (child: ChildProcess, output: string) => void,
): Promise<{ output: string; code: number | null }> {
  // A group of processes, so that one signal ends them all.
  const child = spawn(`${command} ${options}`, {
    cwd: copy,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...shell(), ...env },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += String(data);
      onOutput?.(child, output);
    });
  await once(child, 'close');
  running.delete(child);
  return { output, code: child.exitCode };
}

/** Starts a command that serves the site, fetches the page at its address, and stops it. */
async function fetchPage(command: string, options: Run): Promise<string> {
  let page: Promise<string> | undefined;
  const { output } = await run(command, options, (child, text) => {
    const [origin] = address.exec(text) ?? [];
    if (origin === undefined || page) return;
    page = fetch(origin)
      .then((response) => response.text())
      .finally(() => stop(child));
  });
  if (!page) throw new Error(`${command} gave no address:\n${output}`);
  return page;
}

beforeAll(async () => {
  copy = await workingCopy();
  // The kitchen door works on git's history.
  for (const command of [
    'git init --quiet',
    'git add --all',
    'git -c user.name=Seed -c user.email=seed@localhost commit -qm Seed',
  ])
    expect((await run(command, {})).code).toBe(0);
  for (const env of [{}, fixtureEnvironment]) {
    const { output, code } = await run('npm run build', { env });
    expect(code, output).toBe(0);
  }
}, 120_000);
afterAll(async () => {
  // Those that took too long.
  for (const child of running) stop(child);
  await rm(copy, { recursive: true, force: true });
});

for (const [command, row] of Object.entries(commands)) {
  if (typeof row === 'string') continue;
  const isSkipped = row.measures === true && cannotMeasure;
  test.skipIf(isSkipped).concurrent(command, { timeout: 120_000 }, async () => {
    if (row.serves) {
      expect(await fetchPage(command, row)).toContain('</html>');
      return;
    }
    const { output, code } = await run(command, row);
    expect(output).toMatch(row.output ?? '');
    expect(row.mayFail === undefined ? [0] : [0, 1], output).toContain(code);
  });
}
