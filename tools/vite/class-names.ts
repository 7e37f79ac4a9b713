import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Characters in the code of a style sheet: enough for some hundreds of sheets. */
const WIDTH = 2;

/**
 * Short names for the classes of the CSS Modules under app/, because every page and script contains them.
 * "_k3a" is the eleventh class of the sheet "k3". The code of a sheet is derived from its path, so that a new sheet does not
 * rename the classes of others, which browsers have cached.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('app/**/*.module.css', { cwd: root }).toSorted();
  const codes = assignCodes(files.map((file) => file.replaceAll('\\', '/')));
  const classes = new Map<string, string[]>();
  return (name, path) => {
    const file = path.split('?', 1)[0]?.slice(join(root, '/').length).replaceAll('\\', '/') ?? '';
    const code = codes.get(file);
    if (code === undefined) throw new Error(`${path} is not a style sheet under app/`);
    const names = classes.get(file) ?? [];
    classes.set(file, names);
    if (!names.includes(name)) names.push(name);
    return `_${code}${names.indexOf(name).toString(36)}`;
  };
}

/** A unique code for each file. On a collision the later file gets the next free code. */
export function assignCodes(files: readonly string[]): Map<string, string> {
  const count = LETTERS.length ** WIDTH;
  const taken = new Set<number>();
  return new Map(
    files.map((file) => {
      let number = createHash('sha256').update(file).digest().readUInt32BE() % count;
      while (taken.has(number)) number = (number + 1) % count;
      taken.add(number);
      return [file, `${LETTERS[Math.floor(number / LETTERS.length)]}${LETTERS[number % LETTERS.length]}`];
    }),
  );
}
