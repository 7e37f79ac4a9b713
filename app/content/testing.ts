import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from './picture.ts';
import { ContentError, type Problem } from './problem.ts';
import { type Content, readContent, type Surroundings } from './read.ts';

/** For tests: copies of the real content that can be spoilt, and pictures that need no picture files. */

export const contentFolder = join(import.meta.dirname, '../../content');

/** The real pictures' names with made-up sizes: what reading needs, without opening a file. */
export async function standInPictures(): Promise<Map<string, Picture>> {
  const names = (await readdir(join(contentFolder, 'pictures')))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => name.slice(0, -'.jpg'.length));
  return new Map(
    names.map((slug) => [
      slug,
      { slug, src: `/pictures/${slug}.0`, width: 1600, height: 1066, widths: [800, 1600], colour: '#7a4b2c' },
    ]),
  );
}

export interface Copy {
  folder: string;
  read: (file: string) => Promise<string>;
  write: (file: string, contents: string | Uint8Array) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** What readContent finds wrong with the copy. */
  problems: (surroundings?: Surroundings) => Promise<readonly Problem[]>;
  content: (surroundings?: Surroundings) => Promise<Content>;
}

/** Runs a test on a copy of content/ without its pictures, and takes the copy away afterwards. File names begin with "content/". */
export async function onCopy<Result>(test: (copy: Copy) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(contentFolder, folder, { recursive: true, filter: (source) => !source.endsWith('.jpg') });
  const at = (file: string) => join(folder, file.replace(/^content\//, ''));
  const surroundings: Surroundings = { pictures: await standInPictures() };
  const content = (more: Surroundings = {}) => readContent(folder, { ...surroundings, ...more });
  try {
    return await test({
      folder,
      read: (file) => readFile(at(file), 'utf8'),
      write: (file, contents) => writeFile(at(file), contents),
      remove: (file) => rm(at(file)),
      content,
      problems: async (more) => {
        try {
          await content(more);
          return [];
        } catch (error) {
          if (error instanceof ContentError) return error.problems;
          throw error;
        }
      },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
