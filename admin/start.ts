/**
 * The pages on which the staff change the site (admin/README.md):
 *
 *     npm run admin                                starts them
 *     npm run admin -- enrol "Meena" [--owner]     prints a one-time link with which a phone gets access
 *         --add, --replace                         for an account that is there: another device, or a new one for all before
 *
 * The program is compiled first, because Node does not read JSX.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { openStore, storePath } from './access/store.ts';
import { enrol, type Enrolment } from './access/enrol.ts';
import { createToken, INVITATION_MINUTES } from './access/sessions.ts';
import { endWithNpm } from '../tools/end-with-npm.ts';
import type { startAdmin } from './main.ts';
import { paths } from './paths.ts';
import { run } from './publish/run.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

const root = join(import.meta.dirname, '..');
const compiled = join(root, '.cache/admin');

async function start(settings: Settings): Promise<void> {
  // In a process of its own: the bundler would keep 100 MB for as long as the staff site runs.
  const { code, stderr } = await run(process.execPath, [join(root, 'admin/compile.ts'), compiled], { cwd: root });
  if (code !== 0) throw new SettingsError(stderr);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the program compiled above
  const main = (await import(pathToFileURL(join(compiled, 'program/main.js')).href)) as {
    startAdmin: typeof startAdmin;
  };
  await main.startAdmin(root, settings, await readFile(join(compiled, 'browser/sign-in.js'), 'utf8'));
}

async function printLink(enrolment: Enrolment, { origin }: Settings): Promise<void> {
  const token = createToken();
  await openStore(storePath(root)).update((data) => enrol(data, token, enrolment, Date.now()));
  const link = new URL(`${paths.enrol}/${token}`, origin).href;
  process.stdout.write(
    `${renderUnicodeCompact(link)}\n\nOpen this on the phone of ${enrolment.name} within ${INVITATION_MINUTES} minutes:\n${link}\n`,
  );
}

try {
  const flag = { type: 'boolean' } as const;
  const options = { owner: flag, add: flag, replace: flag, new: flag, account: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [command, name] = positionals;
  const settings = readSettings(process.env, root);
  endWithNpm();
  if (command === undefined) await start(settings);
  else if (command === 'enrol' && name) {
    const mode = (['add', 'replace', 'new'] as const).find((one) => values[one]);
    await printLink({ name, isOwner: values.owner ?? false, mode, account: values.account }, settings);
  } else
    throw new SettingsError('Usage: npm run admin, or npm run admin -- enrol "Name" [--owner] [--add | --replace]');
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
