import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ownNames } from './own-names.ts';
import { files, guides, read } from './repository.ts';

const code = files.filter((file) =>
  /^(?:admin|integrations|model|server|src|tools|tests)\/.*\.(?:tsx?|astro|mjs)$/.test(file),
);

/** The other folders that each folder may import from. A layer imports only from lower layers. */
const layers: Readonly<Record<string, RegExp>> = {
  'model/': /^$/,
  'src/pages/':
    /^(?:model|src\/(?:api|build-time|components|data|islands|layouts|publish|scripts|stores|ui))\/|^src\/(?:paths|content)\.ts$/,
  'src/layouts/':
    /^(?:model|src\/(?:components|data|islands|publish|scripts|stores|styles|ui))\/|^src\/(?:paths|content)\.ts$/,
  'src/components/': /^(?:model|src\/(?:data|islands|scripts|stores|styles|ui))\/|^src\/(?:paths|content)\.ts$/,
  // Run in the browser, so never src/content.ts, which reads files.
  'src/islands/': /^(?:model|src\/(?:api|data|scripts|stores|styles|ui))\/|^src\/paths\.ts$/,
  'src/scripts/': /^(?:model|src\/(?:api|data|pdf|reviews-frame|stores|ui))\/|^src\/paths\.ts$/,
  'src/stores/': /^(?:model|src\/data)\/|^src\/paths\.ts$/,
  'src/data/': /^(?:model|src\/ui)\/|^src\/(?:paths|content)\.ts$/,
  'src/publish/': /^(?:model|src\/build-time)\/|^src\/paths\.ts$/,
  'src/build-time/': /^(?:model|src\/(?:styles|ui))\/|^src\/(?:paths|routes)\.ts$/,
  'src/ready/': /^src\/(?:scripts|ui)\//,
  'src/pdf/': /^(?:model|src\/(?:data|styles|ui))\//,
  'src/offline/': /^(?:model|src\/ui)\//,
  'src/api/': /^model\//,
  'src/reviews-frame/': /^model\//,
  'src/ui/': /^(?:model|src\/styles)\/|^src\/paths\.ts$/,
  'src/styles/': /^$/,
  'src/content.ts': /^(?:model|src\/build-time)\/|^src\/paths\.ts$/,
  'src/routes.ts': /^model\/|^src\/paths\.ts$/,
  'src/paths.ts': /^model\/|^src\/addresses\.ts$/,
  'src/addresses.ts': /^$/,
  'server/': /^$/,
  'integrations/': /^(?:model|server|src)\//,
  'tools/': /^(?:model|server|src)\/|^tests\/another-restaurant\/environments\.ts$/,
  'admin/': /^(?:model|server|tools|src\/(?:build-time|ui\/search))\/|^src\/(?:routes|ui\/qr-code)\.tsx?$/,
};

/** Packages that a folder must not import. */
const foreign: Readonly<Record<string, RegExp>> = {
  'model/': /^(?:react|hono|astro|node:)/,
  'src/islands/': /^(?:node:|astro)/,
  'src/scripts/': /^(?:node:|react|astro)/,
  'src/stores/': /^(?:node:|astro)/,
  'src/ui/': /^(?:node:|astro)/,
  'server/': /^(?:react|vite|astro)/,
};

/** The one module that reads files, and the one that makes fingerprints. */
const exceptions: ReadonlySet<string> = new Set([
  'model/read/files.ts imports node:fs/promises',
  'model/read/files.ts imports node:path',
  'model/recipes/signature.ts imports node:crypto',
]);

test('a layer imports only from lower layers', () => {
  const aliases: Readonly<Record<string, string>> = JSON.parse(read('package.json')).imports;
  const violations: string[] = [];
  for (const file of code.filter((one) => !/^tests\/|\.test(?:ing)?\.|\.d\.ts$/.test(one))) {
    const layer = Object.keys(layers).find((folder) => file.startsWith(folder)) ?? '';
    if (!layer) violations.push(`${file} is in no layer`);
    for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*\(?'([^'?]+)/g)) {
      const target = path.startsWith('.') ? join(dirname(file), path) : aliases[path]?.slice(2);
      const isAllowed = target ? target.startsWith(layer) || layers[layer]?.test(target) : !foreign[layer]?.test(path);
      if (!isAllowed) violations.push(`${file} imports ${target ?? path}`);
    }
  }
  expect(violations.filter((one) => !exceptions.has(one))).toEqual([]);
});

test('no two layers import from each other', () => {
  const [names, mayImport] = [Object.keys(layers), (from: string, to: string) => layers[from]?.test(to)];
  const circles = names.flatMap((one) => names.filter((other) => mayImport(one, other) && mayImport(other, one)));
  expect(circles).toEqual([]);
});

/** JSON blocks are text; a button is called what its page shows, in whatever language a translator shows it. */
const readsText = new Set(['src/scripts/page.ts', 'src/scripts/add-buttons.ts']);

test('nothing in the browser reads a fact from rendered text', () => {
  const reading = /\.textContent\b(?!\s*=[^=])|[{,]\s*textContent\s*[,}]|\b(?:innerText|nodeValue|outerText)\b/;
  const found: string[] = [];
  for (const file of code.filter((one) => one.startsWith('src/') && !/\.test(?:ing)?\./.test(one)))
    if (!readsText.has(file) && reading.test(read(file))) found.push(file);
  expect(found).toEqual([]);
});

test('code and guides name no paths outside the repository', () => {
  for (const file of [...code, ...guides]) {
    if (file === 'tests/repo.test.ts') continue;
    const text = read(file);
    expect(text, file).not.toMatch(/\/work\/|\/root\/|\.\.\/shared|registry\.npm/);
  }
});

test('the code does not name this restaurant', () => {
  const named: string[] = [];
  const own = files.filter(
    (file) => /^(?:admin|integrations|model|server|src|tools)\//.test(file) && !/\.test(?:ing)?\.tsx?$/.test(file),
  );
  expect(own.length).toBeGreaterThan(0);
  for (const file of own) if (ownNames.test(read(file))) named.push(file);
  expect(named).toEqual([]);
});

test('every package is pinned with a checksum, and none runs a script when it is installed', () => {
  const { allowScripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; hasInstallScript?: true }>;
  };
  const versions = Object.values<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter((version) => !/^\d+(?:\.\d+){2}$/.test(version))).toEqual([]);
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(running.filter((path) => allowScripts[path.replace(/^.*node_modules\//, '')] !== false)).toEqual([]);
});
