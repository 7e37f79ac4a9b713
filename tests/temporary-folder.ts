import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a temporary folder. It is removed after the test, or after all tests of the file with `afterAll`. */
export async function temporaryFolder(
  registerRemoval: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'valavu-'));
  registerRemoval(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
