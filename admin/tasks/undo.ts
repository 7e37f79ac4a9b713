import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Commit, History } from '../publish/git.ts';
import { type Plan, RefusalError } from '../publish/change.ts';
import { run } from '../publish/run.ts';
import type { Files } from './plan.ts';

/** The hashes of undone commits. An undo may itself be undone. Newest commits come first. */
export function undoneCommits(commits: readonly Pick<Commit, 'hash' | 'undoes'>[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { hash, undoes } of commits)
    if (undoes !== undefined && !undone.has(hash)) for (const each of undoes.split(',')) undone.add(each);
  return undone;
}

/** Takes one change back and keeps all later ones. */
export async function planUndo(files: Files, history: Pick<History, 'changedFiles'>, commit: Commit): Promise<Plan> {
  const texts = new Map<string, string>();
  const pictures = new Map<string, Uint8Array | undefined>();
  for (const { file, before, after } of await history.changedFiles(commit.hash)) {
    const name = `content/${file}`;
    const now = files.get(name);
    if (file.startsWith('pictures/')) pictures.set(name, before);
    else {
      const merged =
        before && after && now !== undefined ? await mergeTexts(String(after), now, String(before)) : undefined;
      // Also if the file is new or gone: no task adds or removes a text file.
      if (merged === undefined) throw new RefusalError({ kind: 'superseded' });
      texts.set(name, merged);
    }
  }
  return { summary: `Undone: ${commit.summary}`, texts, pictures };
}

/** Merges two changes of one text, line by line. Undefined if both change the same lines. */
async function mergeTexts(base: string, ours: string, theirs: string): Promise<string | undefined> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'admin-merge-'));
  for (const [name, text] of Object.entries({ base, ours, theirs })) await writeFile(join(folder.path, name), text);
  const { code, stdout } = await run('git', ['merge-file', '--stdout', 'ours', 'base', 'theirs'], { cwd: folder.path });
  return code === 0 ? stdout : undefined;
}
