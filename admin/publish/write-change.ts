import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../model/read/problem.ts';
import { writeFileAtomically } from '../../src/build-time/files.ts';
import { reasonOf, refusalOf } from './change.ts';
import type { ChangeRequest, NewPictures, NewTexts, Plan, Refusal } from './change.ts';
import type { Commit, History, Person } from './git.ts';
import type { Journal } from './journal.ts';
import { readFileTexts } from '../../model/read/files.ts';

export interface WriteOptions {
  folder: string;
  check: (texts: NewTexts, pictures: NewPictures) => Promise<readonly Problem[]>;
  /** Whether somebody still has the access with which the change was asked for. */
  mayChange: (person: ChangeRequest['person']) => Promise<boolean>;
  history: History;
  journal: Journal;
}

/** New contents of files, by path; `undefined` removes the file. */
type NewFiles = ReadonlyMap<string, string | Uint8Array | undefined>;

export interface CommittedChange {
  commit: Commit;
  files: string[];
}

/** Writes and commits a change. Leaves the files as they were if that fails. */
export async function writeChange(
  options: WriteOptions,
  id: string,
  request: ChangeRequest,
): Promise<CommittedChange | Refusal> {
  const { folder, history } = options;
  if (!(await options.mayChange(request.person))) return { kind: 'noAccess' };
  const current = await readFileTexts(folder);
  let plan;
  try {
    plan = await request.plan(current);
  } catch (error) {
    return refusalOf(error);
  }
  const changed = await checkPlan(options, plan, current);
  if ('kind' in changed) return changed;
  const pathOf = (file: string): string => join(folder, file.replace(/^content\//, ''));
  const contents: NewFiles = new Map([...changed].map(([file, value]) => [pathOf(file), value]));
  const modified = await history.listModified([...contents.keys()]);
  if (modified.length > 0) return { kind: 'edited', files: modified };
  const { person, undoes } = request;
  const { summary, allergens } = plan;
  return commitFiles(options, contents, { changeId: id, summary, allergens, person, undoes });
}

/** The texts and pictures of a plan that differ from the files, once the content check has taken them. */
async function checkPlan(
  { check }: WriteOptions,
  plan: Plan,
  current: ReadonlyMap<string, string>,
): Promise<NewFiles | Refusal> {
  const { pictures = new Map() } = plan;
  const texts = new Map([...plan.texts].filter(([file, text]) => current.get(file) !== text));
  if (texts.size + pictures.size === 0) return { kind: 'nothing' };
  const problems = await check(texts, pictures);
  if (problems.length === 0) return new Map([...texts, ...pictures]);
  const problemsBefore = await check(new Map(), new Map());
  return problemsBefore.length > 0 ? { kind: 'broken', problems: problemsBefore } : { kind: 'invalid', problems };
}

const BACK = '-back';
/** The commit that took a change back because it could not be published. */
export const takenBackBy = (commits: readonly Commit[], { hash }: Commit): Commit | undefined =>
  commits.find(({ changeId, undoes }) => changeId.endsWith(BACK) && undoes?.includes(hash));

/** Brings the files back as they were before changes that could not be published, oldest first. Throws if that fails. */
export async function takeBack(options: WriteOptions, changes: readonly CommittedChange[]): Promise<void> {
  const commits = changes.map(({ commit }) => commit);
  const [first] = commits;
  if (!first) return;
  const files = [...new Set(changes.flatMap((one) => one.files))];
  const end = await commitFiles(options, await options.history.filesAt(`${first.hash}~`, files), {
    changeId: first.changeId + BACK,
    summary: `Taken back, it could not be put on the site: ${commits.map(({ summary }) => summary).join('; ')}`,
    person: { name: first.person, email: first.email },
    undoes: commits.map(({ hash }) => hash).join(),
  });
  if ('kind' in end) throw new Error(end.reason);
}

type NewCommit = Parameters<History['commit']>[1] & { person: Person };

/** Writes the files and commits them. If that fails, brings the files back and says why. */
async function commitFiles(
  { history, journal }: WriteOptions,
  contents: NewFiles,
  { person, ...change }: NewCommit,
): Promise<CommittedChange | Extract<Refusal, { kind: 'failed' }>> {
  const files = [...contents.keys()];
  let step: 'write' | 'commit' = 'write';
  let failure: unknown;
  try {
    await journal.begin(files);
  } catch (error) {
    // Nothing has been written. Restoring would only undo what somebody has edited by hand meanwhile.
    return { kind: 'failed', step, reason: reasonOf(error) };
  }
  try {
    for (const [path, value] of contents)
      await (value === undefined ? rm(path, { force: true }) : writeFileAtomically(path, value));
    step = 'commit';
    await history.commit(files, change, person);
  } catch (error) {
    failure = error;
  }
  try {
    // The history decides, because git can fail after it has made the commit.
    const [newest] = await history.list(1);
    if (newest?.changeId === change.changeId) {
      // If it stays, the files are restored to this commit before the next change.
      await journal.end().catch(() => undefined);
      return { commit: newest, files };
    }
    // It can fail after it has written the files, because the index is not reset while another program holds git's lock.
    await history.restore(files).catch((error: unknown) => (failure ??= error));
    if ((await history.listModified(files)).length === 0) await journal.end();
  } catch (error) {
    // The journal stays, and the next change begins with putting the files in order.
    failure ??= error;
  }
  return { kind: 'failed', step, reason: reasonOf(failure) };
}
