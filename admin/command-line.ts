import { parseArgs } from 'node:util';
import type { Enrolment } from './access/enrol.ts';
import { StartError } from './settings.ts';

const USAGE = `Usage: npm run admin
       npm run admin -- enrol "Name" [--owner]
       npm run admin -- backup FILE`;

export type Command = { enrol: Enrolment } | { backup: string };

/** The command; undefined without arguments. Throws StartError with the usage if the arguments do not match it. */
export function readCommandLine(args: readonly string[]): Command | undefined {
  if (args.length === 0) return undefined;
  const { positionals, values } = parse(args);
  const [command, name, ...others] = positionals;
  const isOwner = values.owner ?? false;
  if (name && others.length === 0) {
    if (command === 'enrol') return { enrol: { name, isOwner } };
    if (command === 'backup' && !isOwner) return { backup: name };
  }
  throw new StartError(USAGE);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { owner: { type: 'boolean' } } });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
