import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testBuildEnvironment } from './another-restaurant/environments.ts';

/** Variables of this test run that a program in another working copy must not see: it works on its own content. */
const OWN = /^(?:CONTENT|BUILD_FOLDER|NODE_ENV|NODE_OPTIONS|TEST|VITEST.*|DEV|PROD|SSR|MODE|BASE_URL)$/;

/** The environment of this process without those variables. */
export const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN.test(name)));

/**
 * Runs a program of Node in a working copy, with builds for tests; gives what it says.
 *
 * @throws with what it says when it fails
 */
export async function runInCopy(
  copy: string,
  program: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(process.execPath, program, {
    cwd: copy,
    env: { ...inherited(), ...testBuildEnvironment, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${String(code)}:\n${output}`);
  return output;
}
