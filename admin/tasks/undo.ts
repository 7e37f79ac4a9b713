import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import type { Commit, History } from '../publish/git.ts';
import { allergenChanges, askAboutChange, compareDishes } from '../editor/allergen-changes.ts';
import { valuesOf, withValues } from '../editor/content-file.ts';
import { someOf } from '../editor/menus.ts';
import { merge, type Merged } from '../editor/merge.ts';
import { nameOf } from '../editor/places.ts';
import { placedMessage } from '../editor/units.ts';
import { type Plan, refuse } from '../publish/change.ts';
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
  const texts = new Map<string, Text>();
  const kept: string[] = [];
  let by: Commit | undefined;
  for (const { file, before, after } of await history.changedFiles(commit.hash)) {
    // Pictures come and go with the texts that name them.
    if (file.startsWith('pictures/')) continue;
    const name = `content/${file}`;
    const undo: Undo = (now) => undoFile(name, after?.toString(), now, before?.toString());
    const undone = undo(files.get(name));
    texts.set(name, undone.text);
    for (const { path, mine, theirs } of undone.kept) {
      const isGone = mine === undefined && isGroup(theirs);
      kept.push(isGone ? nameOf(theirs) : placedMessage(files, { file: name, path: [...path], message: '' }));
    }
    if (undone.kept.length > 0) by ??= await findBlocking(history, file, later, undo);
  }
  if (kept.length > 0 && [...texts].every(([name, text]) => text === files.get(name)))
    refuse({ kind: 'superseded', by });
  const after = filesAfter(files, texts);
  const dishes = compareDishes(files, after);
  const stays =
    kept.length > 0
      ? `What was changed again since stays as it is now: ${kept.join('; ')}. The rest is undone.`
      : undefined;
  const asked = askAboutChange(files, after, dishes, stays);
  if (asked && asked.question !== sure) refuse({ kind: 'question', ...asked });
  const title = [undoTitle(commit.summary), ...(stays ? [`but not ${someOf(kept)}`] : [])].join(', ');
  return { summary: title, allergens: allergenChanges(dishes), texts };
}

const [UNDONE, AGAIN] = ['Undone: ', 'Done again: '];

/** What the undo of a change is called; that of an undo does the change again. */
const undoTitle = (title: string): string =>
  title.startsWith(UNDONE) ? title.replace(UNDONE, AGAIN) : UNDONE + title.replace(AGAIN, '');

export const undoHeading = (summary: string): string =>
  undoTitle(summary).replace(UNDONE, 'Undo: ').replace(AGAIN, 'Do again: ');

type Text = string | undefined;
type Undo = (now: Text) => ReturnType<typeof undoFile>;

/** The change without which a file could be taken back. */
async function findBlocking(history: ChangedFiles, file: string, later: readonly Commit[], undo: Undo) {
  for (const one of later) {
    const changed = (await history.changedFiles(one.hash)).find((each) => each.file === file);
    if (changed && undo(changed.before?.toString()).kept.length === 0) return one;
  }
  return undefined;
}

/** A file without a change. What was changed again since stays, and is in `kept`. */
function undoFile(file: string, changed: Text, now: Text, before: Text): { text: Text; kept: Merged['conflicts'] } {
  if (now === changed) return { text: before, kept: [] };
  if (changed === undefined || now === undefined || before === undefined)
    return { text: now, kept: [{ path: [], mine: null, theirs: null }] };
  const read = (text: string) => valuesOf(new Map([[file, text]]), file);
  const { value, conflicts } = merge(read(changed), read(now), read(before));
  // The values of a file are a group.
  return { text: withValues(file, now, value as Record<string, Json>), kept: conflicts };
}
