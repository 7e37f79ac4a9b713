import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeFileAtomically } from '../../src/build-time/files.ts';

/** Stores in a folder which files are being written, and the last commit that is on the site, for the program after a crash. */
export const createJournal = (folder: string) => {
  const path = join(folder, 'change.json');
  const publishedPath = join(folder, 'published');
  const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomically(file, text);
  };
  return {
    /** @param files their absolute paths */
    begin: (files: readonly string[]): Promise<void> => write(path, JSON.stringify({ files })),
    end: (): Promise<void> => rm(path, { force: true }),
    unfinished: async (): Promise<readonly string[] | undefined> => {
      const text = await read(path);
      // Written by `begin`, and whole.
      return text === undefined ? undefined : (JSON.parse(text) as { files: string[] }).files;
    },
    setPublished: (hash: string): Promise<void> => write(publishedPath, hash),
    published: (): Promise<string | undefined> => read(publishedPath),
  };
};

export type Journal = ReturnType<typeof createJournal>;
