import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * What stands behind the name of a program, as `parseArgs` gives it. A value may be a negative number: `--by -10%`. For a mistake the
 * program ends with a message and exit code 1.
 */
export function commandLine<const Config extends ParseArgsConfig>(config: Config) {
  const args = withNegatives(process.argv.slice(2));
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** `parseArgs` takes a value that begins with a minus for an option, unless it is joined to its own: `--by=-10%`. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1);
    if (option !== undefined && /^--[^=]+$/.test(option) && /^-\d/.test(arg))
      joined[joined.length - 1] = `${option}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}
