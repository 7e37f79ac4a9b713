/**
 * `npm run new-restaurant NAME`: writes a folder beside the project with the smallest content that builds. The words of the interface are
 * those of the restaurant of the tests; what only the restaurant knows is a blank in square brackets, and on the launch list.
 */
import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { walk } from '../model/read/source.ts';
import { greyOf } from '../src/styles/contrast.ts';
import { parseTokens } from '../src/styles/read-tokens.ts';
import { fixtureContentFolder } from '../tests/another-restaurant/environments.ts';

const root = join(import.meta.dirname, '..');
const blanks = join(import.meta.dirname, 'new-restaurant');

/** Writes the folder. Throws if there is one. */
export function writeNewRestaurant(folder: string): void {
  if (existsSync(folder)) throw new Error(`${folder} exists; choose another name`);
  cpSync(blanks, folder, { recursive: true, filter: (file) => !file.endsWith('words.yaml') });
  const words: unknown = parse(readFileSync(join(blanks, 'words.yaml'), 'utf8'));
  const source = join(root, fixtureContentFolder);
  for (const file of readdirSync(source).filter((name) => name.endsWith('.yaml') && !existsSync(join(folder, name)))) {
    const document = parseDocument(readFileSync(join(source, file), 'utf8'));
    const own: unknown = Object(words)[file.replace('.yaml', '')];
    for (const { path, value } of walk(own)) {
      if (value === null) document.deleteIn(path);
      else if (typeof value === 'string' || Array.isArray(value)) document.setIn(path, value);
    }
    writeFileSync(join(folder, file), document.toString({ lineWidth: 0 }));
  }
  for (const file of globSync('**/*.yaml', { cwd: folder })) addBlank(join(folder, file), file);
  writeFileSync(join(folder, 'theme/theme.css'), blankTheme());
}

/** Below the first comment of a file, the blank entries to copy: those in the first comment of the same file in `content/`. */
function addBlank(target: string, file: string): void {
  const [source] = globSync(join(root, 'content', file.replace('/first/', '/*/'))).toSorted();
  const [head = ''] = FIRST_COMMENT.exec(source ? readFileSync(source, 'utf8') : '') ?? [];
  const start = head.indexOf('# A blank');
  if (start === -1) return;
  writeFileSync(
    target,
    readFileSync(target, 'utf8').replace(FIRST_COMMENT, (own) => `${own}#\n${head.slice(start)}`),
  );
}

const FIRST_COMMENT = /^(?:#.*\n)+/;

/** The colours of diets, which mean the same everywhere. */
const marks: ReadonlySet<string> = new Set(['--veg', '--egg', '--nonveg']);

/** Each other colour as the grey of its luminance, so that all contrasts stay. */
function blankTheme(): string {
  const tokens = parseTokens(readFileSync(join(root, 'src/styles/tokens.css'), 'utf8'));
  const greys = [...tokens].flatMap(([name, value]) =>
    value.startsWith('#') && !marks.has(name) ? `  ${name}: ${greyOf(value)}${value.slice(7)};` : [],
  );
  return `/* Your colours, over the tokens of src/styles/tokens.css. The content check says where the contrast is too low. */
:root {
${greys.join('\n')}
}
`;
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  if (!/^[\w./]/.test(name)) {
    process.stderr.write('Write a name for the folder: npm run new-restaurant my-restaurant\n');
    process.exit(1);
  }
  const folder = resolve(root, '..', name);
  writeNewRestaurant(folder);
  process.stdout.write(`${folder} is written. Then:

    echo CONTENT=${folder} >> .env
    npm run dev              shows the site, and reloads it when you save a file
    npm run launch-check     lists what is left to write
`);
}
