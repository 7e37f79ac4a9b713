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
      dev: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      devOptional: v.optional(v.boolean()),
    }),
  ),
});

/** Packages that name their licence only in its text. */
const IN_TEXT: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Development packages whose code or fonts are in the pages. */
const IN_PAGES = /^node_modules\/(?:astro|@astrojs\/react|@fontsource(?:-variable)?\/[^/]+)$/;

/** The text of /licences.txt: every package whose code is shipped, then their texts. Throws if a licence is not allowed. */
export async function licenceText(root: string): Promise<string> {
  const { packages } = v.parse(Lock, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const shipped = Object.entries(packages)
    .filter(
      ([path, { dev, optional, devOptional }]) =>
        IN_PAGES.test(path) || !(path === '' || dev || optional || devOptional),
    )
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

async function textOf(folder: string, name: string): Promise<string[]> {
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  return file ? [`${'='.repeat(72)}\n${name}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}`] : [];
}
