import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

/** Merges two changes of one text, line by line. Undefined if both change the same lines. */
export async function mergeTexts(base: string, ours: string, theirs: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'admin-merge-'));
  try {
    await Promise.all(
      Object.entries({ base, ours, theirs }).map(([name, text]) => writeFile(join(folder, name), text)),
    );
    const { code, stdout } = await run('git', ['merge-file', '--stdout', 'ours', 'base', 'theirs'], { cwd: folder });
    return code === 0 ? stdout : undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
