import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '../../tools/write-whole.ts';

/** A change that has begun to be written, and has not come to its end: published, or taken back. */
export interface Begun {
  id: string;
  /** Absolute paths. */
  files: string[];
  /** It could not be published, and is to be taken back. */
  hasFailed?: boolean;
}

/** Remembers the change that is being made, so that a program which was killed, or had no space, can bring it to its end. */
export interface Journal {
  begin: (change: Begun) => Promise<void>;
  end: () => Promise<void>;
  unfinished: () => Promise<Begun | undefined>;
}

export function createJournal(path: string): Journal {
  return {
    begin: async (change) => {
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, JSON.stringify(change));
    },
    end: () => rm(path, { force: true }),
    unfinished: async () => {
      const text = await readFile(path, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `begin`, and whole
      return JSON.parse(text) as Begun;
    },
  };
}
