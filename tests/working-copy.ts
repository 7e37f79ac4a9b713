import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
/** What a working copy has beside what is written by hand. */
const MADE = new Set([
  '.admin',
  '.astro',
  '.env',
  '.builds',
  '.cache',
  '.git',
  'build',
  'node_modules',
  'test-results',
]);

/** Another working copy of the project, in a folder of its own, for tests that change its content. It shares packages and caches. */
export async function workingCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'working-copy-'));
  await cp(root, copy, { recursive: true, filter: (path) => !MADE.has(relative(root, path)) });
  await mkdir(join(root, '.cache'), { recursive: true });
  await mkdir(join(copy, '.cache'));
  // Not builds, which are links, nor the compiled staff site, which two copies would write at once.
  const caches = (await readdir(join(root, '.cache'), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !['.builds', 'admin'].includes(entry.name))
    .map(({ name }) => join('.cache', name));
  for (const shared of ['node_modules', ...caches]) await symlink(join(root, shared), join(copy, shared), 'junction');
  return copy;
}
