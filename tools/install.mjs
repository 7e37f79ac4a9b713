/**
 * Runs before `npm start`, `npm test` and other commands that people type first on a fresh clone: installs the packages, the pinned
 * Node among them, if one of package.json is missing. Plain JavaScript, because the Node of the machine may be old.
 */
import { spawn } from 'node:child_process';

const npm = (args, stdio) =>
  new Promise((resolve) => spawn(`npm ${args}`, { shell: true, stdio }).on('close', (code) => resolve(code === 0)));

/** npm prints no progress where the output is no terminal. */
const showProgress = () => {
  const start = Date.now();
  console.log('Installing the packages, the first time only.');
  return setInterval(() => console.log(`Installing: ${Math.round((Date.now() - start) / 1000)} s`), 4000);
};

if (!(await npm('ls --silent', 'ignore'))) {
  const progress = showProgress();
  const isInstalled = await npm('ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error', 'inherit');
  clearInterval(progress);
  if (!isInstalled) process.exit(1);
}
