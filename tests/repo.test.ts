import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { ownNames } from './own-names.ts';

const root = join(import.meta.dirname, '..');
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file: string) => readFile(join(root, file), 'utf8');

const dependencies: Readonly<Record<string, string>> = { ...packageJson.dependencies, ...packageJson.devDependencies };

/** Guides for people; stories and legal texts are content. */
const guides = files.filter((file) => file.endsWith('.md') && !/(?:^|\/)content\/(?:stories|legal)\//.test(file));
const code = files.filter((file) => /^(?:app|model|server|tools|tests)\/.*\.(?:tsx?|mjs)$/.test(file));

/** The maximum number of lines of a file that does not give a reason at its head. */
const LONG = 300;

test('every command that a guide names exists', async () => {
  for (const guide of guides) {
    const text = await read(guide);
    for (const [, name = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g))
      expect(Object.keys(packageJson.scripts), `${guide} names npm run ${name}`).toContain(name);
  }
});

test('every file that a guide links to exists', async () => {
  for (const guide of guides) {
    const text = await read(guide);
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g))
      expect(existsSync(resolve(root, dirname(guide), link)), `${guide} links ${link}`).toBe(true);
  }
});

test('every source path that a guide names exists', async () => {
  for (const guide of guides) {
    const text = await read(guide);
    for (const [, path = ''] of text.matchAll(/`((?:app|art|content|docs|model|server|tests|tools)\/[\w./-]*)`/g))
      expect(existsSync(join(root, path)), `${guide} names ${path}`).toBe(true);
  }
});

test('a guide names every script of package.json', async () => {
  const all = (await Promise.all(guides.map(read))).join('\n');
  // One row of the command table may name several scripts.
  for (const name of Object.keys(packageJson.scripts))
    expect(all, name).toMatch(new RegExp(`\\bnpm (?:run )?${name}\\b|\`${name}\``));
});

test('every path that a comment names exists', async () => {
  for (const file of code.filter((one) => !/\.test(?:ing)?\./.test(one))) {
    const comments = (await read(file)).match(/\/\*[^]*?\*\/|\/\/.*/g)?.join('\n') ?? '';
    for (const [, path = ''] of comments.matchAll(
      /(?<![\w./-])((?:app|art|docs|model|server|tests|tools)\/[\w/-]*[\w.-]*\w)/g,
    ))
      expect(existsSync(join(root, path)), `${file} names ${path}`).toBe(true);
  }
});

test('every version that a guide names is the one in use', async () => {
  const oldestNode = /\d+\.\d+/.exec(packageJson.engines.node)?.[0];
  // Results and decisions record the versions of their time.
  for (const guide of guides.filter((file) => !/RESULTS\.md$|^docs\//.test(file))) {
    const text = await read(guide);
    for (const [, version] of text.matchAll(/\bNode (?:from )?(\d+\.\d+)\b/g)) expect(version, guide).toBe(oldestNode);
    for (const [name, version] of Object.entries(dependencies))
      for (const [, named = ''] of text.matchAll(new RegExp(`(?<![\\w/@-])${name} (\\d+\\.\\d+)\\b`, 'g')))
        expect(version.startsWith(named), `${guide} names ${name} ${named}`).toBe(true);
  }
});

test('every source folder states its rule in a README', () => {
  const bare = ['app', 'tests', 'tools'].flatMap((top) =>
    [...new Set(code.filter((file) => file.startsWith(`${top}/`)).map((file) => file.split('/').slice(0, 2).join('/')))]
      .filter((folder) => !folder.includes('.'))
      .filter((folder) => !files.includes(`${folder}/README.md`)),
  );
  // Exempt: the folders of tools/, and folders whose names need no explanation.
  expect(
    bare.filter(
      (folder) => !/^tools\/|^app\/(?:assets|style-page|virtual)$|^tests\/(?:built|engines|load)$/.test(folder),
    ),
  ).toEqual([]);
});

test('every direct dependency is justified in ARCHITECTURE.md and pinned to one version', async () => {
  const text = await read('ARCHITECTURE.md');
  const families = [...text.matchAll(/(@[\w-]+)\/\*/g)].map(([, scope]) => `${scope}/`);
  for (const [name, version] of Object.entries(dependencies)) {
    const isNamed = text.includes(name) || families.some((family) => name.startsWith(family));
    expect(isNamed, `${name} in ARCHITECTURE.md`).toBe(true);
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  }
});

/** The other folders that each folder may import from. A layer imports only from lower layers. */
const layers: Readonly<Record<string, RegExp>> = {
  'model/': /^$/,
  // It loads app/pages by a glob.
  'app/router/': /^(?:model|app\/(?:styles|ui))\//,
  'app/pages/': /^(?:model\/|app\/(?:api|components|style-page|styles|ui)\/|app\/paths\.ts$)/,
  'app/style-page/': /^(?:model|app\/(?!pages\/))/,
  'app/components/': /^(?:model|app\/(?!pages\/|style-page\/))/,
  // The names of the category icons, and the drawings.
  'app/menu-pdf/': /^(?:model|app\/(?:styles|components\/category-icon|ui\/trusted-types))/,
  'app/offline/': /^(?:model|app\/(?:ui|paths))/,
  'app/opening/': /^model\//,
  'app/start/': /^app\/paths\.ts$/,
  'app/api/': /^model\//,
  'app/reviews-frame/': /^model\//,
  'app/virtual/': /^model\//,
  'app/ui/': /^(?:app\/styles\/|model\/(?:fill|trusted-types-policy|picture)\.ts$)/,
  'app/styles/': /^$/,
  'server/': /^model\//,
  // It builds the site with a program of tools/, and takes the colours of the site.
  'kitchen/': /^(?:model|server|tools)\//,
  'tools/': /^(?:model\/|app\/(?!pages\/)|server\/|tests\/(?:engines|another-restaurant)\/)/,
};

/**
 * Packages and virtual modules that a folder must not import. Only model/read/files.ts reads files, and only model/kitchen/signing.ts
 * makes fingerprints.
 */
const foreign: Readonly<Record<string, RegExp>> = {
  'model/': /^(?:react|hono|virtual:|node:(?!fs|path|crypto))/,
  'app/ui/': /^(?:react-router|virtual:content)/,
  'server/': /^(?:react|vite|virtual:)/,
};

test('a layer imports only from lower layers', async () => {
  const violations: string[] = [];
  for (const file of code.filter((one) => !/\.test(?:ing)?\./.test(one))) {
    const layer = Object.keys(layers).find((folder) => file.startsWith(folder));
    if (layer === undefined) continue;
    for (const [, path = ''] of (await read(file)).matchAll(/(?:from|import)\s*\(?'([^'?]+)/g)) {
      const target = path.startsWith('.') ? join(dirname(file), path) : undefined;
      const isAllowed = target ? target.startsWith(layer) || layers[layer]?.test(target) : !foreign[layer]?.test(path);
      if (!isAllowed) violations.push(`${file} imports ${target ?? path}`);
    }
  }
  expect(violations).toEqual([]);
});

test('unit tests are in the folder of the code that they test', () => {
  const lonely = code.filter((file) => {
    if (!/\.test\.tsx?$/.test(file) || file.startsWith('tests/')) return false;
    const folder = dirname(file);
    return !code.some(
      (other) => dirname(other) === folder && !other.includes('.test.') && basename(other) !== 'README.md',
    );
  });
  expect(lonely).toEqual([]);
});

test('a quick test does not start a build, picture tools or a runtime', async () => {
  const quick = code.filter((file) => /\.test\.tsx?$/.test(file) && !/\.slow\.|^tests\/built\//.test(file));
  for (const file of quick)
    expect(await read(file), `${file}: rename it to .slow.test.ts`).not.toMatch(/from '(?:vite|sharp|workerd)'/);
});

test('every long file gives a reason at its head', async () => {
  const long: string[] = [];
  for (const file of code) {
    const lines = (await read(file)).split('\n');
    if (
      lines.length > LONG &&
      !lines
        .slice(0, 15)
        .join('\n')
        .match(/[Ll]onger than/)
    )
      long.push(`${file}: ${lines.length}`);
  }
  expect(long).toEqual([]);
});

test('code and guides name no paths outside the repository', async () => {
  for (const file of [...code, ...guides]) {
    if (file === 'tests/repo.test.ts') continue;
    const text = await read(file);
    expect(text, file).not.toMatch(/\/work\/|\/root\/|\.\.\/shared|registry\.npm/);
  }
});

test('the code does not name this restaurant', async () => {
  const named: string[] = [];
  const own = files.filter((file) => /^(?:app|model|server|tools)\//.test(file) && !/\.test(?:ing)?\.tsx?$/.test(file));
  expect(own.length).toBeGreaterThan(0);
  for (const file of own) if (ownNames.test(await readFile(join(root, file), 'latin1'))) named.push(file);
  expect(named).toEqual([]);
});
