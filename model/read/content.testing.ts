import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Files, readFolder } from './files.ts';
import type { Picture } from '../picture.ts';
import { ContentError, type Problem } from './problem.ts';
import { listPages } from '../../app/routes.ts';
import { type Content, parseContent, type ReadOptions } from './read.ts';

/** For tests: copies of the real content that a test can break, and pictures without picture files. */

export const contentFolder = join(import.meta.dirname, '../../content');

/** Pictures with the real names and invented sizes, so that no picture file must be opened. */
export async function fakePictures(): Promise<Map<string, Picture>> {
  const names = (await readdir(join(contentFolder, 'pictures')))
    .filter((name) => /\.(?:jpe?g|png|webp)$/.test(name))
    .map((name) => name.replace(/\.\w+$/, ''));
  return new Map(
    names.map((slug) => [
      slug,
      { slug, src: `/pictures/${slug}.0`, width: 1600, height: 1066, widths: [800, 1600], colour: '#7a4b2c' },
    ]),
  );
}

/** The content without special days and notices, because those change often. */
function withoutDates(files: Files): Files {
  return new Map(
    [...files].map(([file, bytes]) => {
      if (!/\/(?:branch|notices)\.yaml$/.test(file)) return [file, bytes];
      const text = new TextDecoder()
        .decode(bytes)
        .replaceAll(/^ *- \{ date: .*\n/gm, '')
        .replace(/(?<=^notices:).*$/ms, '\n');
      return [file, new TextEncoder().encode(text)];
    }),
  );
}

const real = withoutDates(await readFolder(contentFolder));
const pictures = await fakePictures();

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

/** A copy of the real content, in memory, without its pictures, special days and notices. */
export function contentCopy(): Copy {
  const files = new Map(real);
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
