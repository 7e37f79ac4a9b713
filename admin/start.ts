/**
 * The pages on which the staff change the site (admin/README.md):
 *
 *     npm run admin                                starts them
 *     npm run admin -- enrol "Meena" [--owner]     prints a one-time link with which a phone gets access, to the account of that
 *                                                  name if there is one
 *
 * The program is compiled first, because Node does not read JSX.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { openStore } from './access/store.ts';
import { enrol, type Enrolment } from './access/enrol.ts';
import { securityLine } from './access/security-log.ts';
import { createToken } from './access/sessions.ts';
import { readCommandLine } from './command-line.ts';
import { exitWhenNpmExits } from '../tools/exit-when-npm-exits.ts';
import type { startAdmin } from './main.ts';
import { paths } from './paths.ts';
import { run } from './publish/run.ts';
import { readSettings, type Settings, StartError } from './settings.ts';

const root = join(import.meta.dirname, '..');
const compiled = join(root, '.cache/admin');

async function start(settings: Settings): Promise<void> {
  // In a process of its own: the bundler would keep 100 MB for as long as the staff site runs.
  const { code, stderr } = await run(process.execPath, [join(root, 'admin/compile.ts'), compiled], { cwd: root });
  if (code !== 0) throw new StartError(stderr);
  // The program compiled above.
  const main = (await import(pathToFileURL(join(compiled, 'program/main.js')).href)) as {
    startAdmin: typeof startAdmin;
  };
  await main.startAdmin(root, settings, join(compiled, 'browser'));
}

async function printLink(enrolment: Enrolment, { origin, accessFile }: Settings): Promise<void> {
  const token = createToken();
  const store = await openStore(accessFile);
  const { member, text } = await store.update((data) => enrol(data, token, enrolment, Date.now()));
  // This program's output is on the terminal, so the entry goes to the system's log, where there is one.
  spawnSync('logger', ['-t', 'staff-site', securityLine({ event: 'invited', about: member?.id })]);
  const link = new URL(`${paths.enrol}/${token}`, origin).href;
  process.stdout.write(`${renderUnicodeCompact(link)}\n\n${text}\n${link}\n`);
}

/** The exit code after which the service manager does not start the program again (DEPLOY.md). */
const EX_CONFIG = 78;
/** Errors printed without a stack trace. Not `instanceof`: the compiled program contains copies of these classes. */
const expected = ['StartError', 'GitError'];

try {
  const enrolment = readCommandLine(process.argv.slice(2));
  const settings = readSettings(process.env, root);
  exitWhenNpmExits();
  if (enrolment) await printLink(enrolment, settings);
  else await start(settings);
} catch (error) {
  if (!(error instanceof Error && expected.includes(error.name))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(EX_CONFIG);
}
