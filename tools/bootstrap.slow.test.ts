/** Runs the bootstrap in a small project, with a fake npm that logs its arguments. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
const major = Number.parseInt(process.versions.node, 10);

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
};

const lock = {
  packages: {
    '': {},
    'node_modules/hono': { version: '4.0.0', integrity: 'sha512-x' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  },
};
const installed = { packages: { 'node_modules/hono': lock.packages['node_modules/hono'] } };

/** Writes a fake npm that logs its arguments and then runs the script. */
const npm = (script = ''): Promise<void> =>
  put(
    'npm.js',
    `const fs = require('node:fs');\nconst args = process.argv.slice(2);\nfs.appendFileSync('npm.log', args.join(' ') + '\\n');\n${script}\n`,
  );

const putNode = async (): Promise<void> => {
  await mkdir(join(root, 'node_modules/node/bin'), { recursive: true });
  await symlink(process.execPath, join(root, 'node_modules/node/bin/node'));
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'valavu-'));
  await mkdir(join(root, 'tools'));
  await copyFile(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'tools/bootstrap.mjs'));
  await put('package.json', JSON.stringify({ type: 'commonjs', devDependencies: { node: `${major}.0.0` } }));
  await put('package-lock.json', JSON.stringify(lock));
  await put(
    'program.js',
    `console.log('program', process.argv.slice(2).join(' '), process.env.PATH.split(':')[1]); process.exitCode = 7;`,
  );
  await npm();
});
afterEach(() => rm(root, { recursive: true }));

const start = (env: Record<string, string> = {}, ...args: string[]): { child: ChildProcess; output: () => string } => {
  const child = spawn(process.execPath, [join(root, 'tools/bootstrap.mjs'), ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], npm_execpath: join(root, 'npm.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
};

const run = async (...args: string[]) => {
  const { child, output } = start({}, ...args);
  const [code] = await once(child, 'close');
  const log = await readFile(join(root, 'npm.log'), 'utf8').catch(() => '');
  return { code: Number(code), output: output(), npm: log.trim().split('\n').filter(Boolean) };
};

test('installs nothing if everything is installed, and passes on arguments and exit code', async () => {
  await put('node_modules/.package-lock.json', JSON.stringify(installed));
  await putNode();
  const { code, output, npm: calls } = await run('program.js', 'a', 'b c');
  expect(calls).toEqual([]);
  expect(output).toBe(`program a b c ${join(root, 'node_modules/.bin')}\n`);
  expect(code).toBe(7);
});

test.each([
  ['nothing is installed', undefined],
  ['an install was interrupted', '{"packages"'],
  [
    'another version is installed',
    JSON.stringify({ packages: { 'node_modules/hono': { version: '3.0.0', integrity: 'sha512-x' } } }),
  ],
  [
    'another file of the same version is installed',
    JSON.stringify({ packages: { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-y' } } }),
  ],
])('installs the lock file if %s', async (_name, present) => {
  if (present) await put('node_modules/.package-lock.json', present);
  await putNode();
  const { code, npm: calls } = await run('program.js');
  expect(calls).toEqual(['ci --include=dev --no-audit --no-fund --loglevel=error']);
  expect(code).toBe(7);
});

test('falls back to "npm install" if "npm ci" fails', async () => {
  await npm(`if (args[0] === 'ci') process.exit(1);`);
  await putNode();
  const { code, npm: calls } = await run('program.js');
  expect(calls[1]).toBe('install --no-save --include=dev --no-audit --no-fund --loglevel=error');
  expect(code).toBe(7);
});

test('says what to do and does not run the program if the install fails', async () => {
  await npm('process.exit(1)');
  const { code, output } = await run('program.js');
  expect(code).toBe(1);
  expect(output).toContain('The dependencies could not be installed');
  expect(output).toContain('npm config set https-proxy');
  expect(output).not.toContain('program');
});

test('downloads the pinned Node if it is missing', async () => {
  await put('node_modules/.package-lock.json', JSON.stringify(installed));
  await npm(
    `fs.mkdirSync('node_modules/node/bin', { recursive: true }); fs.symlinkSync(process.execPath, 'node_modules/node/bin/node');`,
  );
  const { code, npm: calls } = await run('program.js');
  expect(calls).toEqual(['rebuild node']);
  expect(code).toBe(7);
});

test('uses the current Node if it is new enough and the pinned one cannot be downloaded', async () => {
  await put('node_modules/.package-lock.json', JSON.stringify(installed));
  expect((await run('program.js')).code).toBe(7);
});

test('stops if the current Node is too old and the pinned one cannot be downloaded', async () => {
  await put('node_modules/.package-lock.json', JSON.stringify(installed));
  await put('package.json', JSON.stringify({ devDependencies: { node: `${major + 1}.0.0` } }));
  const { code, output } = await run('program.js');
  expect(code).toBe(1);
  expect(output).toContain(`The pinned Node ${major + 1} could not be fetched`);
  expect(output).toContain(`install Node ${major + 1}`);
});

test('does not use a pinned Node that does not run on this machine', async () => {
  await put('node_modules/.package-lock.json', JSON.stringify(installed));
  await put('node_modules/node/bin/node', 'made for another machine');
  await chmod(join(root, 'node_modules/node/bin/node'), 0o755);
  const { code, npm: calls } = await run('program.js');
  expect(calls).toEqual(['rebuild node']);
  expect(code).toBe(7);
});

test('reports a missing program argument and a missing lock file', async () => {
  expect((await run()).output).toContain('Usage: node tools/bootstrap.mjs');
  await rm(join(root, 'package-lock.json'));
  const { code, output } = await run('program.js');
  expect(code).toBe(1);
  expect(output).toContain('package-lock.json is missing or damaged');
});

test('passes a signal on to the program and waits for it to exit', async () => {
  await put('node_modules/.package-lock.json', JSON.stringify(installed));
  await putNode();
  await put(
    'program.js',
    `process.on('SIGTERM', () => setTimeout(() => { console.log('stopped well'); process.exit(3); }, 200)); setInterval(() => {}, 1000); console.log('ready');`,
  );
  const { child, output } = start({}, 'program.js');
  while (!output().includes('ready')) await sleep(20);
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(output()).toContain('stopped well');
  expect(code).toBe(3);
});

test('stops the program when the shell that npm started ends', async () => {
  await put('node_modules/.package-lock.json', JSON.stringify(installed));
  await putNode();
  await put(
    'program.js',
    `process.on('SIGTERM', () => { require('node:fs').writeFileSync('stopped', ''); process.exit(0); }); setInterval(() => {}, 1000); require('node:fs').writeFileSync('pid', '');`,
  );
  // Like npm: a shell between npm and the program. The second command prevents the shell from replacing itself with the first.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${join(root, 'tools/bootstrap.mjs')}" program.js; true`], {
    env: { PATH: process.env['PATH'], npm_lifecycle_event: 'start' },
    stdio: 'ignore',
  });
  const seen = async (file: string): Promise<boolean> => {
    for (let n = 0; n < 100; n += 1) {
      if (
        await readFile(join(root, file)).then(
          () => true,
          () => false,
        )
      )
        return true;
      await sleep(50);
    }
    return false;
  };
  expect(await seen('pid')).toBe(true);
  shell.kill('SIGTERM');
  expect(await seen('stopped')).toBe(true);
});
