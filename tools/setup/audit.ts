/**
 * Fails if a dependency has a known vulnerability of high or critical severity. If the registry does not answer, it says so and
 * passes, because a test run must not depend on the network.
 */
import { spawnSync } from 'node:child_process';

import * as v from 'valibot';

const Audit = v.object({
  metadata: v.object({ vulnerabilities: v.object({ high: v.number(), critical: v.number() }) }),
});

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
  encoding: 'utf8',
  // On Windows npm is a script, which needs a shell.
  shell: process.platform === 'win32',
});

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const audit = v.safeParse(Audit, read(stdout));
if (!audit.success) {
  process.stdout.write('The registry returned no audit, so the dependencies were not checked.\n');
} else {
  const { high, critical } = audit.output.metadata.vulnerabilities;
  process.stdout.write(`${high} high and ${critical} critical advisories\n`);
  if (high + critical > 0) {
    process.stderr.write(
      [
        '1. "npm audit" names the packages, the advisories, and the versions that fix them.',
        '2. Does it reach guests or the server? "npm audit --omit=dev" lists only what is shipped.',
        '3. "npm install --save-exact NAME@VERSION" for a package in package.json; otherwise "npm update NAME".',
        '4. "node tools/setup/complete-lock.ts", then "npm test", then publish. docs/security.md says how soon.',
        '',
      ].join('\n'),
    );
    process.exitCode = 1;
  }
}
