/**
 * Runs one of the project's TypeScript programs on any machine with Node 20.20 or newer:
 *
 *     node tools/bootstrap.mjs tools/start.ts [arguments]
 *
 * It installs the dependencies if they differ from package-lock.json, and runs the program with the pinned Node from the
 * `node` package. It is plain JavaScript without dependencies, because it runs before both exist.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';
const pinnedNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

const fail = (message) => {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
};

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The major version of a Node binary, or 0 if it does not run. */
const majorOf = (node) => {
  const result = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return result.status === 0 ? Number.parseInt(result.stdout, 10) : 0;
};

/**
 * Whether the installed packages match the lock file. npm writes node_modules/.package-lock.json as its last step, so this
 * detects an interrupted install, and does not repeat one that was made with npm directly.
 */
const isInstalled = () => {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  if (!wanted) fail('package-lock.json is missing or damaged; restore it from the repository.');
  const present = readJson(join(modules, '.package-lock.json'))?.packages;
  if (!present) return false;
  // Packages for other systems are optional in the lock file, and may be absent here.
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    if (!present[path]) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return present[path].version === entry.version && present[path].integrity === entry.integrity;
  });
};

const npm = (args) => {
  // npm sets npm_execpath for its scripts. Without it, npm is looked up on PATH.
  const self = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const result = self?.endsWith('.js')
    ? spawnSync(process.execPath, [self, ...args], options)
    : spawnSync('npm', args, { ...options, shell: windows });
  return result.status === 0;
};

const install = () => {
  process.stdout.write('Installing the dependencies (once; about a minute)\n');
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm(['ci', ...options])) return;
  // "npm ci" may fail only because of an optional package for another system. "npm install --no-save" tolerates that; it
  // takes the same versions from the lock file and does not change it.
  process.stdout.write('npm ci failed; trying npm install, which tolerates missing optional packages\n');
  if (npm(['install', '--no-save', ...options])) return;
  fail(
    [
      "The dependencies could not be installed; the reason is in npm's output above.",
      '- ENOTFOUND, ETIMEDOUT, ECONNREFUSED: the package registry cannot be reached. Connect to the network, or set your proxy',
      '  (npm config set https-proxy …) or registry (npm config set registry …), and run the command again.',
      '- EACCES: this account may not write to the project folder.',
      '- ENOSPC: the disk is full; the dependencies need about 500 MB.',
    ].join('\n'),
  );
};

/** The Node that runs the tools: the pinned one, or the running one if it is new enough. */
const findNode = () => {
  const wanted = Number.parseInt(readJson(join(root, 'package.json'))?.devDependencies?.node ?? '', 10);
  if (existsSync(pinnedNode) && majorOf(pinnedNode) === wanted) return pinnedNode;
  // The package's install script downloads the binary; npm may be configured to skip install scripts.
  process.stdout.write(`Fetching Node ${wanted}\n`);
  npm(['rebuild', 'node']);
  if (existsSync(pinnedNode) && majorOf(pinnedNode) === wanted) return pinnedNode;
  const running = Number.parseInt(process.versions.node, 10);
  if (running >= wanted) return process.execPath;
  return fail(
    `The pinned Node ${wanted} could not be fetched, and the Node in use (${process.versions.node}) is too old. Allow npm to run install scripts (npm config set ignore-scripts false) and reach the registry, or install Node ${wanted}.`,
  );
};

const [program, ...rest] = process.argv.slice(2);
if (!program) fail('Usage: node tools/bootstrap.mjs <program.ts> [arguments]');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  fail(`Node ${process.versions.node} is too old. Install Node 20.20 or newer.`);
}
if (!isInstalled()) install();
const node = findNode();

const child = spawn(node, [join(root, program), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // A browser that Playwright downloads stays inside the project.
    PLAYWRIGHT_BROWSERS_PATH: '0',
    ...process.env,
    // Child processes of the program find the pinned Node and the installed tools first.
    PATH: [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter),
  },
});
// Signals are passed to the program. This process only waits for it and returns its exit code.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm sends a signal only to its shell, which exits and leaves this process running. A changed parent id means that.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 250).unref();
}
child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
child.on('exit', (code, signal) => {
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
});
