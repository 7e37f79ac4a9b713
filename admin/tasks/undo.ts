import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Commit, History } from '../publish/git.ts';
import { allergenChanges, askAboutChange, compareDishes, withoutAllergens } from '../editor/allergen-changes.ts';
import { type Plan, refuse } from '../publish/change.ts';
import { run } from '../publish/run.ts';
import { type Files, filesAfter } from './plan.ts';

/** The hashes of undone commits. An undo may itself be undone. Newest commits come first. */
export function undoneCommits(commits: readonly Pick<Commit, 'hash' | 'undoes'>[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { hash, undoes } of commits)
    if (undoes !== undefined && !undone.has(hash)) for (const each of undoes.split(',')) undone.add(each);
  return undone;
}

type ChangedFiles = Pick<History, 'changedFiles'>;

/** Takes one change back and keeps all later ones: `later`, newest first. Asks as a form does; `sure` is a question answered with yes. */
export async function planUndo(
  files: Files,
  history: ChangedFiles,
  commit: Commit,
  later: readonly Commit[],
  sure?: string,
): Promise<Plan> {
  const texts = new Map<string, string | undefined>();
  for (const { file, before, after } of await history.changedFiles(commit.hash)) {
    // Pictures come and go with the texts that name them.
    if (file.startsWith('pictures/')) continue;
    const name = `content/${file}`;
    const undo = (now: string | undefined) => mergeTexts(after?.toString(), now, before?.toString());
    const merged = await undo(files.get(name));
    if (!merged) return refuse({ kind: 'superseded', by: await findBlocking(history, file, later, undo) });
    texts.set(name, merged.text);
  }
  const after = filesAfter(files, texts);
  const dishes = compareDishes(files, after);
  const asked = askAboutChange(files, after, dishes);
  if (asked && asked.question !== sure) refuse({ kind: 'question', ...asked });
  return { summary: [undoTitle(commit.summary), ...allergenChanges(dishes)].join('. '), texts };
}

const [UNDONE, AGAIN] = ['Undone: ', 'Done again: '];

/** What the undo of a change is called; that of an undo does the change again. */
function undoTitle(summary: string): string {
  const title = withoutAllergens(summary);
  return title.startsWith(UNDONE) ? title.replace(UNDONE, AGAIN) : UNDONE + title.replace(AGAIN, '');
}

/** The heading of the question whether it is to be undone, or an undo to be done again. */
export const undoHeading = (summary: string): string =>
  undoTitle(summary).replace(UNDONE, 'Undo: ').replace(AGAIN, 'Do again: ');

type Merge = (now: string | undefined) => ReturnType<typeof mergeTexts>;

/** The change without which a file could be taken back. */
async function findBlocking(history: ChangedFiles, file: string, later: readonly Commit[], undo: Merge) {
  for (const one of later) {
    const changed = (await history.changedFiles(one.hash)).find((each) => each.file === file);
    if (changed && (await undo(changed.before?.toString()))) return one;
  }
  return undefined;
}

/** Merges two changes of one text, line by line; `undefined` is a file that is not there. Undefined if both change the same lines. */
async function mergeTexts(
  base: string | undefined,
  ours: string | undefined,
  theirs: string | undefined,
): Promise<{ text: string | undefined } | undefined> {
  if (ours === base) return { text: theirs };
  if (base === undefined || ours === undefined || theirs === undefined) return undefined;
  await using folder = await mkdtempDisposable(join(tmpdir(), 'admin-merge-'));
  for (const [name, text] of Object.entries({ base, ours, theirs })) await writeFile(join(folder.path, name), text);
  const { code, stdout } = await run('git', ['merge-file', '--stdout', 'ours', 'base', 'theirs'], { cwd: folder.path });
  return code === 0 ? { text: stdout } : undefined;
}
