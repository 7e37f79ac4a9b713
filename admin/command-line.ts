import { parseArgs } from 'node:util';
import type { Enrolment } from './access/enrol.ts';
import { StartError } from './settings.ts';

const USAGE = `Usage: npm run admin
       npm run admin -- enrol "Name" [--owner]`;

/** Who is to be enrolled; undefined without arguments. Throws StartError with the usage if the arguments do not match it. */
export function readCommandLine(args: readonly string[]): Enrolment | undefined {
  if (args.length === 0) return undefined;
  const { positionals, values } = parse(args);
  const [command, name, ...others] = positionals;
  if (command === 'enrol' && name && others.length === 0) return { name, isOwner: values.owner ?? false };
  throw new StartError(USAGE);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { owner: { type: 'boolean' } } });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
