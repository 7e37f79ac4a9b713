import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A change that has begun to be written. */
export interface Begun {
  id: string;
  /** Absolute paths. */
  files: string[];
}

/** Remembers the change that is being written, so that a program which was killed can put the files in order. */
export interface Journal {
  begin: (change: Begun) => Promise<void>;
  end: () => Promise<void>;
  /** The change that was begun and not ended. */
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

/**
 * Writes a file so that a reader, or a crash, sees the old text or the new one, never a part.
 *
 * @param mode permissions of a new file
 */
export async function writeWhole(path: string, text: string, mode?: number): Promise<void> {
  const temporary = `${path}.tmp~`;
  try {
    await writeFile(temporary, text, { flush: true, ...(mode !== undefined && { mode }) });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
