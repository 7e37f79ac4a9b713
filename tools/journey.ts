/**
 * `npm run journey -- menu`: the browser tests with this word in their file's name, against the site as it is now. Everything after
 * `--` goes to Playwright: `--headed`, `--debug`, `-g 'a title'`. One that fails leaves a trace; the last lines say how to look at it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from './build/build-if-stale.ts';

const root = join(import.meta.dirname, '..');
// As npm test builds it, so that neither makes the other's build stale.
process.env['DRAFT'] ??= 'no';
if (!(await buildIfStale(root))) process.exit(1);
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
