import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Licences under which code may go out with the site: none asks more than to be named. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense']);

/** Only tools need the rest of what these bring with them, so that they are for development; yet their code is in `/sw.js`. */
const BUNDLED = new Set(['node_modules/serwist', 'node_modules/idb']);

const Lock = v.object({
  packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()), optional: v.optional(v.boolean()) })),
});
const Package = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string()) });

/** A package whose code may be in what is served, or in the server. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The text that comes with the package; empty where it brings none. */
  readonly text: string;
}

/** Every package whose code goes out, with its licence. Throws when one may not be used, and says which. */
export async function licencesOf(root: string): Promise<Licensed[]> {
  const { packages } = v.parse(Lock, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const shipped = Object.entries(packages).filter(
    ([path, { dev, optional }]) => path !== '' && ((!dev && !optional) || BUNDLED.has(path)),
  );
  const licensed = await Promise.all(shipped.map(([path]) => licenceOf(join(root, path))));
  const refused = licensed.filter(({ licence }) => !ALLOWED.has(licence));
  if (refused.length > 0)
    throw new Error(
      `These packages may not go out with the site: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')}. ` +
        'Allowed licences stand in tools/postprocess/licences.ts.',
    );
  return licensed.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The list as it is served, for those who made the packages and those who ask. */
export function licenceText(licensed: readonly Licensed[]): string {
  const head =
    'The Valavu website is made with these packages. Fonts have their licences beside them, in /fonts/.\n' +
    licensed.map(({ name, version, licence }) => `- ${name} ${version}, ${licence}`).join('\n');
  const texts = licensed
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${'='.repeat(72)}\n${name}\n\n${text.trim()}`);
  return `${[head, ...texts].join('\n\n')}\n`;
}

async function licenceOf(folder: string): Promise<Licensed> {
  const { name, version, license } = v.parse(Package, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(join(folder, file), 'utf8') : '';
  // An old package may name its licence in the text alone.
  const licence =
    license ??
    (/^\W*(?:The )?MIT License|Permission is hereby granted, free of charge/im.test(text) ? 'MIT' : 'unknown');
  return { name, version, licence, text };
}
