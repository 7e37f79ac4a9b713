/**
 * `npm run test:browser -- menu`: builds both sites if needed, and runs the browser tests whose file name contains this word. Everything
 * after `--` goes to Playwright: `--headed`, `--debug`, `-g 'a title'`. For a failed test the last lines say how to open its trace.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fixtureEnvironment } from '../tests/another-restaurant/folders.ts';

const root = join(import.meta.dirname, '..');
// The same value as in npm test, so that neither makes the other's build stale.
process.env['DRAFT'] ??= 'no';
// npm test installs the browser inside the project.
process.env['PLAYWRIGHT_BROWSERS_PATH'] ??= '0';
for (const env of [{}, fixtureEnvironment]) {
  const build = [join(root, 'tools/rebuild/build-if-stale.ts')];
  if (spawnSync(process.execPath, build, { stdio: 'inherit', env: { ...process.env, ...env } }).status !== 0)
    process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
