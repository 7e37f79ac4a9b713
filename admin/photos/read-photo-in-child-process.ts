import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KILLED, run } from '../publish/run.ts';
import { isPhotoProblem, type PhotoProblem } from './read-photo.ts';

/** How long the decoder may take for a photo, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Reads a photo in a process of its own, so that the memory of the decoder ends with it, and a flaw of the decoder stops nothing else.
 *
 * @param root the project's folder
 */
export async function readPhotoInChildProcess(root: string, bytes: Uint8Array): Promise<Buffer | PhotoProblem> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'admin-photo-'));
  const [from, to] = [join(folder.path, 'from'), join(folder.path, 'to')];
  await writeFile(from, bytes, { mode: 0o600 });
  const program = [join(root, 'admin/photos/read-photo-program.ts'), from, to];
  const { code, stdout, stderr } = await run(process.execPath, program, { cwd: root, timeout: TIMEOUT_MS });
  if (isPhotoProblem(stdout)) return stdout;
  if (code === KILLED) return 'unreadable';
  if (code !== 0) throw new Error(stderr);
  return readFile(to);
}
