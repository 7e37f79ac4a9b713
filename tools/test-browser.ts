/**
 * `npm run test:browser -- menu`: builds both sites, and runs the browser tests whose file name contains this word. Everything after
 * `--` goes to Playwright: `--headed`, `--debug`, `-g 'a title'`. For a failed test the last lines say how to open its trace.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fixtureEnvironment, realEnvironment, testBuildEnvironment } from '../tests/another-restaurant/environments.ts';

const root = join(import.meta.dirname, '..');
const run = (program: string, args: readonly string[] = [], more: Readonly<Record<string, string>> = {}): void => {
  // The same environment as `npm test`: no draft, and the browser that `npm test` has installed inside the project.
  const env = { ...testBuildEnvironment, PLAYWRIGHT_BROWSERS_PATH: '0', ...process.env, ...more };
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
};
for (const env of [realEnvironment, fixtureEnvironment]) run('tools/build.ts', [], env);
run('node_modules/@playwright/test/cli.js', ['test', '--trace=retain-on-failure', ...process.argv.slice(2)]);
