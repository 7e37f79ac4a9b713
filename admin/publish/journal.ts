import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeFileAtomically } from '../../tools/write-file-atomically.ts';

/** A change that has begun to be written, and has not come to its end: published, or taken back. */
export interface Begun {
  id: string;
  /** Absolute paths. */
  files: string[];
  /** It could not be published, and is to be taken back. */
  hasFailed?: boolean;
}

/** Remembers the change that is being made, so that a program which was killed, or had no space, can bring it to its end. */
export function createJournal(path: string) {
  return {
    begin: async (change: Begun): Promise<void> => {
      await mkdir(dirname(path), { recursive: true });
      await writeFileAtomically(path, JSON.stringify(change));
    },
    end: (): Promise<void> => rm(path, { force: true }),
    unfinished: async (): Promise<Begun | undefined> => {
      const text = await readFile(path, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `begin`, and whole
      return JSON.parse(text) as Begun;
    },
  };
}

export type Journal = ReturnType<typeof createJournal>;
