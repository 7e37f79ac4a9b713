import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeFileAtomically } from '../tools/write-file-atomically.ts';
import { createSerialQueue } from './serial-queue.ts';

const LOCK_MS = 10_000;

/** Opens a JSON file. Every access reads it, because other programs change it; if it is damaged, its backup copy is read. */
export function openDataFile<Data>(path: string, parse: (value: unknown) => Data) {
  const copy = `${path}.copy`;
  const enqueue = createSerialQueue();
  const readFrom = async (file: string): Promise<Data> => parse(JSON.parse(await readFile(file, 'utf8')));
  const read = (): Promise<Data> =>
    readFrom(path).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? parse(undefined) : readFrom(copy).catch(() => Promise.reject(error)),
    );
  const change = async <Result>(work: (data: Data) => Result): Promise<Result> => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unlock = lock(`${path}.lock`);
    try {
      const data = await read();
      const result = work(data);
      const text = JSON.stringify(data, undefined, 2);
      await writeFileAtomically(copy, text, { mode: 0o600 });
      await writeFileAtomically(path, text, { mode: 0o600 });
      return result;
    } finally {
      unlock();
    }
  };
  return {
    read,
    /** Changes the data. Changes are serialized, also with those of other programs. */
    update: <Result>(work: (data: Data) => Result): Promise<Result> => enqueue(() => change(work)),
  };
}

/** SQLite takes a lock of the operating system, which is released when the process ends; Node has no API for that. */
function lock(path: string): () => void {
  const database = new DatabaseSync(path, { timeout: LOCK_MS });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw error;
  }
  return () => database.close();
}
