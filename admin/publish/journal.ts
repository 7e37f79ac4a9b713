import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeFileAtomically } from '../../src/build-time/write-file-atomically.ts';

/** A change whose writing has started, and that is neither published nor reverted. */
export interface UnfinishedChange {
  id: string;
  /** Absolute paths. */
  files: string[];
  /** It could not be published and must be undone. */
  hasFailed?: boolean;
}

/** Stores the change in progress, so that the program can complete it after a crash or a full disk. */
export const createJournal = (path: string) => ({
  begin: async (change: UnfinishedChange): Promise<void> => {
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomically(path, JSON.stringify(change));
  },
  end: (): Promise<void> => rm(path, { force: true }),
  unfinished: async (): Promise<UnfinishedChange | undefined> => {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `begin`, and whole
    return JSON.parse(text) as UnfinishedChange;
  },
});

export type Journal = ReturnType<typeof createJournal>;
