import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeFileAtomically } from '../../src/build-time/files.ts';
import type { Person } from './git.ts';

/** Committed changes that could not be published: the hashes of their commits, oldest first, and all their files. */
export interface TakeBack {
  changeId: string;
  summary: string;
  person: Person;
  hashes: readonly string[];
  files: readonly string[];
}

/** What has begun and not ended: the writing of files (absolute paths), or the taking back of changes. */
export type Unfinished = { files: readonly string[]; takeBack?: never } | { takeBack: TakeBack; files?: never };

/** Stores in a folder what has begun, and the last commit that is on the site, for the program after a crash or a full disk. */
export const createJournal = (folder: string) => {
  const path = join(folder, 'change.json');
  const publishedPath = join(folder, 'published');
  const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomically(file, text);
  };
  return {
    begin: (unfinished: Unfinished): Promise<void> => write(path, JSON.stringify(unfinished)),
    end: (): Promise<void> => rm(path, { force: true }),
    unfinished: async (): Promise<Unfinished | undefined> => {
      const text = await read(path);
      if (text === undefined) return undefined;
      // Written by `begin`, and whole.
      return JSON.parse(text) as Unfinished;
    },
    setPublished: (hash: string): Promise<void> => write(publishedPath, hash),
    published: (): Promise<string | undefined> => read(publishedPath),
  };
};

export type Journal = ReturnType<typeof createJournal>;
