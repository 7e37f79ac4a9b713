import { dirname, join, normalize } from 'node:path';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { expect, test } from 'vitest';
import { files, guides, read } from './repository.ts';

const code = files.filter((file) => /\.(?:tsx?|astro|mjs|css)$/.test(file));
const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>;

/** A file or folder of the repository that ends with this path: "menu.yaml", "src/ui", "/content/pictures/". */
const tree = new Set(files.flatMap((file) => endings(file)));
const folders = new Set(files.flatMap((file) => parents(file).flatMap((folder) => endings(folder))));
function endings(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
function parents(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...parents(folder)];
}
const exists = (path: string) => {
  const plain = path.replace(/^\.?\//, '').replace(/\/$/, '');
  return tree.has(plain) || folders.has(plain);
};

/** What a build, a test or the staff site makes, and examples of names to choose. */
const MADE =
  /^(?:build|\.builds|\.cache|\.admin|node_modules|dist|_astro|data)(?:\/|$)|[*{}<>$…]|^(?:\/|https?:|#)|\bNAME\b|^(?:api|policies|carried)\.json$|signature\.yaml$/;
const FILE = /^\.?[\w@.[\]-]+(?:\/[\w@.[\]-]+)*\.(?:tsx?|mjs|astro|css|md|yaml|json|svg|py)$/;
const FOLDER = /^[a-z][\w-]*(?:\/[\w-]+)*\/$/;

/** The code spans, code blocks and links of a guide. */
function namesIn(markdown: string): { spans: string[]; blocks: string[]; links: string[] } {
  const found = { spans: [] as string[], blocks: [] as string[], links: [] as string[] };
  void walkTokens(lexer(markdown), (token: Token) => {
    if (token.type === 'codespan') found.spans.push((token as Tokens.Codespan).text);
    if (token.type === 'code') found.blocks.push((token as Tokens.Code).text);
    if (token.type === 'link') found.links.push((token as Tokens.Link).href);
  });
  return found;
}

const isMissing = (name: string) => (FILE.test(name) || FOLDER.test(name)) && !MADE.test(name) && !exists(name);

test('every file and folder that a guide names exists', () => {
  const missing = guides.flatMap((guide) =>
    namesIn(read(guide))
      .spans.filter(isMissing)
      .map((name) => `${guide}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every link between guides leads to a file and, after "#", to one of its headings', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(/\s/g, '-');
  const headings = (file: string) =>
    lexer(read(file)).flatMap((token) => (token.type === 'heading' ? slug((token as Tokens.Heading).text) : []));
  const broken: string[] = [];
  for (const guide of guides)
    for (const link of namesIn(read(guide)).links.filter((href) => !/^(?:https?|mailto):/.test(href))) {
      const [path = '', anchor] = link.split('#');
      const target = path ? normalize(join(dirname(guide), decodeURI(path))) : guide;
      const isThere = files.includes(target) || folders.has(target.replace(/\/$/, ''));
      if (!isThere || (anchor && target.endsWith('.md') && !headings(target).includes(anchor)))
        broken.push(`${guide}: ${link}`);
    }
  expect(broken).toEqual([]);
});

test('every npm script that a guide or a comment names exists', () => {
  const unknown = [...guides, ...code].flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)/g)].flatMap(([, script = '']) =>
      Object.hasOwn(scripts, script) ? [] : `${file}: npm run ${script}`,
    ),
  );
  expect(unknown).toEqual([]);
});

test('every test that a guide runs by a word is there', () => {
  const unknown = guides.flatMap((file) =>
    [...read(file).matchAll(/(?:vitest run|test:browser --) ([a-z][\w-]*)/g)].flatMap(([command, word = '']) =>
      files.some((one) => /\.(?:test|spec)\.tsx?$/.test(one) && one.includes(word)) ? [] : `${file}: ${command}`,
    ),
  );
  expect(unknown).toEqual([]);
});

test('every file that a comment names exists', () => {
  const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*/g;
  const missing = code.flatMap((file) =>
    [...read(file).matchAll(COMMENT)].flatMap(([comment]) =>
      comment
        .split(/[\s(),;:"'`]+/)
        .map((word) => word.replace(/\.$/, ''))
        .filter((word) => FILE.test(word) && !MADE.test(word) && !exists(word))
        .map((name) => `${file}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('the table of packages in ARCHITECTURE.md has each of package.json, and no other', () => {
  const [, table = ''] = read('ARCHITECTURE.md').split('| package | for |\n');
  const rows = Array.from(table.matchAll(/^\| ([\w@].*?) \|/gm), ([, names = '']) => names.split(', ')).flat();
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const has = (row: string, name: string) => (row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : name === row);
  expect(packages.filter((name) => !rows.some((row) => has(row, name)))).toEqual([]);
  expect(rows.filter((row) => !packages.some((name) => has(row, name)))).toEqual([]);
});
