import { parseArgs } from 'node:util';
import type { Enrolment } from './access/enrol.ts';
import { StartError } from './settings.ts';

const USAGE = `Usage: npm run admin
       npm run admin -- enrol "Name" [--owner] [--new | (--add | --replace) [--account ID]]`;

const flag = { type: 'boolean' } as const;
const options = { owner: flag, add: flag, replace: flag, new: flag, account: { type: 'string' } } as const;

/** Whom to enrol; undefined without arguments. Throws StartError with the usage if the arguments do not match it. */
export function readCommandLine(args: readonly string[]): Enrolment | undefined {
  if (args.length === 0) return undefined;
  const { positionals, values } = parse(args);
  const [command, name, ...others] = positionals;
  const [mode, ...otherModes] = (['add', 'replace', 'new'] as const).filter((one) => values[one]);
  if (command !== 'enrol' || !name || others.length + otherModes.length > 0) throw new StartError(USAGE);
  if (values.account !== undefined && mode !== 'add' && mode !== 'replace') throw new StartError(USAGE);
  return { name, isOwner: values.owner ?? false, mode, account: values.account };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
