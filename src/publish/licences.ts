import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';

/** Licences of code and fonts that the site may ship. They require only attribution. */
const ALLOWED = new Set(['OFL-1.1', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense']);

/** Packages as npm records them in the lock file, by their folder. */
const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      license: v.optional(v.string()),
      dependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});

/** Packages that name their licence only in its text. */
const IN_TEXT: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

type Packages = v.InferOutput<typeof Lock>['packages'];

/** The packages whose code is in the pages together with what they need, and those of which it is the code or the fonts alone. */
const IN_PAGES = ['react', 'react-dom', 'nanostores', '@nanostores/react', 'pdfkit', 'fontkit', 'serwist'];
const ALONE = /^node_modules\/(?:astro|@astrojs\/react|@fontsource(?:-variable)?\/[^/]+)$/;

/** The text of /licences.txt: every package whose code is shipped, then their texts. Throws if a licence is not allowed. */
export async function licenceText(root: string): Promise<string> {
  const { packages } = v.parse(Lock, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const needed = new Set(Object.keys(packages).filter((path) => ALONE.test(path)));
  for (const name of IN_PAGES) addNeeded(packages, name, '', needed);
  const shipped = Object.entries(packages)
    .filter(([path]) => needed.has(path))
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return { path, name, version, license: license ?? IN_TEXT[name] ?? 'unknown' };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const refused = shipped.filter(({ license }) => !ALLOWED.has(license));
  if (refused.length > 0)
    throw new Error(
      `These packages may not be shipped with the site: ${refused.map(({ name, license }) => `${name} (${license})`).join(', ')}. ${basename(import.meta.url)} lists the allowed licences.`,
    );
  const head = shipped.map(({ name, version, license }) => `- ${name} ${version}, ${license}`).join('\n');
  const texts = await Promise.all(shipped.map(({ path, name }) => textOf(join(root, path), name)));
  return `This website is made with these packages.\n${[head, ...texts.flat()].join('\n\n')}\n`;
}

/** Adds the folder of a package, as one in the folder `from` finds it, and of all that it needs. */
function addNeeded(packages: Packages, name: string, from: string, needed: Set<string>): void {
  const path = `${from}node_modules/${name}`;
  const found = packages[path];
  if (!found && from !== '')
    return addNeeded(packages, name, from.replace(/node_modules\/(?:@[^/]+\/)?[^/]+\/$/, ''), needed);
  if (!found || needed.has(path)) return;
  needed.add(path);
  for (const each of Object.keys(found.dependencies)) addNeeded(packages, each, `${path}/`, needed);
}

async function textOf(folder: string, name: string): Promise<string[]> {
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  return file ? [`${'='.repeat(72)}\n${name}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}`] : [];
}
