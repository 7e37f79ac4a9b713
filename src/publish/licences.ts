import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Licences of code and fonts that the site may ship. They require only attribution. */
const ALLOWED = new Set(['OFL-1.1', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense']);

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      dev: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      integrity: v.optional(v.string(), ''),
    }),
  ),
});
const Package = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string()) });

/** A package whose code may be in the site or the server. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The licence text in the package, or ''. */
  readonly text: string;
  /** The checksum of the package in the lock file: "sha512-…", or ''. */
  readonly integrity: string;
}

/** Development packages whose code or fonts are in the pages. */
const IN_PAGES = /^node_modules\/(?:astro|@astrojs\/react|@fontsource-variable\/[^/]+)$/;

/** Every package whose code is shipped, with its licence. Throws if a licence is not allowed, and names the packages. */
export async function readLicences(root: string): Promise<Licensed[]> {
  const { packages } = v.parse(Lock, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const shipped = Object.entries(packages).filter(
    ([path, { dev, optional }]) => path !== '' && ((!dev && !optional) || IN_PAGES.test(path)),
  );
  const licensed = await Promise.all(shipped.map(([path, { integrity }]) => readLicence(join(root, path), integrity)));
  const refused = licensed.filter(({ licence }) => !ALLOWED.has(licence));
  if (refused.length > 0)
    throw new Error(
      `These packages may not be shipped with the site: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')}. ` +
        'src/publish/licences.ts lists the allowed licences.',
    );
  return licensed.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The text of /licences.txt: all packages, then their licence texts. */
export function licenceText(licensed: readonly Licensed[]): string {
  const head =
    'This website is made with these packages.\n' +
    licensed.map(({ name, version, licence }) => `- ${name} ${version}, ${licence}`).join('\n');
  const texts = licensed
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${'='.repeat(72)}\n${name}\n\n${text.trim()}`);
  return `${[head, ...texts].join('\n\n')}\n`;
}

async function readLicence(folder: string, integrity: string): Promise<Licensed> {
  const { name, version, license } = v.parse(Package, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(join(folder, file), 'utf8') : '';
  // An old package may name its licence only in the text.
  const licence =
    license ??
    (/^\W*(?:The )?MIT License|Permission is hereby granted, free of charge/im.test(text) ? 'MIT' : 'unknown');
  return { name, version, licence, text, integrity };
}
