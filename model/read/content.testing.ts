import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, readFolder } from './files.ts';
import type { Picture } from '../picture.ts';
import { ContentError, type Problem } from './problem.ts';
import { listPages } from '../../src/routes.ts';
import { contentFolder as folderOf } from '../../src/build-time/environment.ts';
import type { Content } from '../types.ts';
import { parseContent, type ReadOptions } from './read.ts';

/** For tests: copies of the content that a test can break, and pictures without picture files. */

/** The folder in CONTENT. vitest.config.ts sets it to the second restaurant, except for the acceptance tests. */
const contentFolder = folderOf(join(import.meta.dirname, '../..'));

/** Pictures with the names of the files and invented sizes, so that no picture file must be opened. */
export const fakePictures = (): Map<string, Picture> =>
  new Map(
    globSync('*.{jpg,jpeg,png,webp}', { cwd: join(contentFolder, 'pictures') }).map((file) => {
      const slug = file.replace(/\.\w+$/, '');
      return [slug, { slug, src: `/${slug}.webp`, avif: '', width: 1600, height: 1066 }];
    }),
  );

/** The content without special days, closures and notices, because those change often. */
function withoutDates(files: Files): Files {
  return new Map(
    [...files].map(([file, bytes]) => {
      if (!/\/(?:branch|notices)\.yaml$/.test(file)) return [file, bytes];
      const text = new TextDecoder()
        .decode(bytes)
        .replaceAll(/^ *- \{ date: .*\n/gm, '')
        .replace(/^closed: .*\n/m, '')
        .replace(/(?<=^notices:).*$/ms, '\n');
      return [file, new TextEncoder().encode(text)];
    }),
  );
}

const original = withoutDates(await readFolder(contentFolder));
const pictures = fakePictures();

/** File names begin with "content/". */
export interface Copy {
  read: (file: string) => string;
  write: (file: string, contents: string | Uint8Array) => void;
  remove: (file: string) => void;
  /** The problems that parseContent reports for the copy. */
  problems: (options?: Partial<ReadOptions>) => readonly Problem[];
  /** @throws {ContentError} if the copy has problems */
  content: (options?: Partial<ReadOptions>) => Content;
}

/** A copy of the content, in memory, without its pictures, special days, closures and notices. */
export function contentCopy(): Copy {
  const files = new Map(original);
  const content = (options: Partial<ReadOptions> = {}) => parseContent(files, { listPages, pictures, ...options });
  return {
    read: (file) => {
      const bytes = files.get(file);
      if (!bytes) throw new Error(`${file} is not in the content`);
      return new TextDecoder().decode(bytes);
    },
    write: (file, contents) =>
      files.set(file, typeof contents === 'string' ? new TextEncoder().encode(contents) : contents),
    remove: (file) => files.delete(file),
    content,
    problems: (options) => {
      try {
        content(options);
        return [];
      } catch (error) {
        if (error instanceof ContentError) return error.problems;
        throw error;
      }
    },
  };
}

/** Replaces the first occurrence of a text in a file of the copy. */
export function change(copy: Copy, file: string, from: string | RegExp, to: string): void {
  const before = copy.read(file);
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  copy.write(file, after);
}

/** What the second restaurant does not have: texts of drinks and codes. */
const more = (file: string) => readFileSync(join(contentFolder, '../more', file), 'utf8');

/**
 * A copy with features that the second restaurant does not use. The branch `abbey` has a host, an allergen notice with codes beside
 * its dishes, and a list of drinks. The local language is Tamil: the brand, the first category and the first dish of `harbour`
 * have a name in it.
 */
export function fullCopy(): Copy {
  const copy = contentCopy();
  copy.write('content/branches/abbey/drinks.yaml', more('drinks.yaml'));
  copy.write('content/menu.yaml', `${copy.read('content/menu.yaml')}\n${more('menu.yaml')}`);
  const additions = [
    [
      'branches/abbey/branch',
      'menuName: Abbey',
      '\nhostWithoutBooking: abbey.brasa-and-brine.example\nhasAllergenNotice: true',
    ],
    ['recipes/ingredients', 'plant:', '\n  passion-fruit-soda: { name: passion fruit soda }'],
    ['site', 'brand: Brasa & Brine', '\nbrandLocalName: மீன்\nlocalLanguage: ta'],
    ['branches/harbour/menu', 'name: Small Plates', '\n    localName: சிறு தட்டு'],
    ['branches/harbour/menu', '- name: Caldo Verde', '\n        localName: மிளகு ரசம்'],
  ] as const;
  for (const [file, line, added] of additions) change(copy, `content/${file}.yaml`, line, line + added);
  return copy;
}
