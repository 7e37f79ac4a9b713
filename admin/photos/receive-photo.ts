import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_BYTES } from '../../src/build-time/pictures.ts';
import { KILLED, run } from '../publish/run.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { isPhotoProblem, type PhotoProblem } from './read-photo.ts';

/** How long the decoder may take for a photo, in milliseconds. */
const TIMEOUT_MS = 60_000;

export type ReceivePhoto = (body: ReadableStream<Uint8Array> | null) => Promise<Buffer | PhotoProblem>;

/**
 * Receives photos and reads them one at a time, because a decoded photo takes up to 200 MB. Until its turn each waits in a file, so that many
 * slow uploads take no memory. It is read in a process of its own, so that the memory of the decoder ends with it, and a flaw of
 * the decoder stops nothing else.
 *
 * @param root the project's folder
 */
export function createReceivePhoto(root: string): ReceivePhoto {
  const enqueue = createSerialQueue();
  return async (body) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'admin-photo-'));
    const [from, to] = [join(folder.path, 'from'), join(folder.path, 'to')];
    const size = body ? await writeBody(from, body).catch(() => 0) : 0;
    if (size === 0 || size > MAX_BYTES) return size === 0 ? 'missing' : 'tooLarge';
    const program = [join(root, 'admin/photos/read-photo-program.ts'), from, to];
    const { code, stdout, stderr } = await enqueue(() =>
      run(process.execPath, program, { cwd: root, timeout: TIMEOUT_MS }),
    );
    if (isPhotoProblem(stdout)) return stdout;
    if (code === KILLED) return 'unreadable';
    if (code !== 0) throw new Error(stderr);
    return readFile(to);
  };
}

/** Writes a body into a file, and stops soon after MAX_BYTES. Returns the bytes received; rejects if the sender disconnects. */
async function writeBody(file: string, body: ReadableStream<Uint8Array>): Promise<number> {
  let size = 0;
  async function* counted() {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAX_BYTES) return;
      yield chunk;
    }
  }
  await writeFile(file, counted(), { mode: 0o600 });
  return size;
}
