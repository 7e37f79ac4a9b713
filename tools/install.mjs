/**
 * Runs before `npm start`, `npm test` and other commands that people type first on a fresh clone: installs the packages, the pinned
 * Node among them, if one of package.json is missing. Plain JavaScript, because the Node of the machine may be old.
 */
import { spawnSync } from 'node:child_process';

const npm = (args, stdio) => spawnSync(`npm ${args}`, { shell: true, stdio }).status === 0;
if (
  !npm('ls --silent', 'ignore') &&
  !npm('ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error', 'inherit')
)
  process.exit(1);
