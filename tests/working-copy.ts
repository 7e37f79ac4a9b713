import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** What a working copy has beside what is written by hand. */
const MADE = new Set(['.cache', '.git', 'build', 'node_modules', 'test-results']);

/** Another working copy of the project, in a folder of its own, for tests that change its content. It shares packages and cache. */
export async function workingCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'working-copy-'));
  await cp(root, copy, { recursive: true, filter: (path) => path === root || !MADE.has(basename(path)) });
  for (const shared of ['node_modules', '.cache']) await symlink(join(root, shared), join(copy, shared), 'junction');
  return copy;
}
