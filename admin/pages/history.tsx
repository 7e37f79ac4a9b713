import { londonTime } from '../../model/opening/london.ts';
import { dataFilePath } from '../../model/read/files.ts';
import { valuesOf } from '../editor/content-file.ts';
import { changedDish } from '../editor/allergen-changes.ts';
import { type MenuDish, textOf } from '../editor/menus.ts';
import { changeAddress, paths } from '../paths.ts';
import type { Commit } from '../publish/git.ts';
import { dayText } from '../dates.ts';
import { type Files, filesAfter } from '../tasks/plan.ts';
import type { Admin, Route, User } from '../routes/route.ts';
import { planUndo, undoHeading, undoneCommits } from '../tasks/undo.ts';
import { picturesOf } from '../photos/pictures-of.ts';
import { Form, type Row, Rows } from './form.tsx';
import { ProgressText } from './outcome.tsx';

/** How long the page of a change, once it has said "Saved", waits for the end before it loads again. In milliseconds. */
const WAIT_MS = 20_000;
const LENGTH = 100;

export const historyRoutes: readonly Route[] = [
  {
    path: paths.history,
    get: async ({ admin, user }) => ({
      title: 'History',
      body: <HistoryList commits={await admin.history.list(LENGTH)} user={user} />,
    }),
  },
  {
    path: paths.undo,
    post: async ({ admin, user, fields, log }) => {
      const { history } = admin;
      const commits = await history.list(LENGTH);
      const index = commits.findIndex(({ hash }) => hash === fields['change']);
      const commit = commits[index];
      if (!commit) return undefined;
      if (!mayUndo(user, commit)) {
        log({ event: 'refused', why: 'role', about: commit.hash });
        return undefined;
      }
      return {
        plan: async (files) => {
          const plan = await planUndo(files, history, commit, commits.slice(0, index), fields['sure']);
          return { ...plan, pictures: await picturesOf(admin, plan.texts) };
        },
        undoes: commit.hash,
        title: undoHeading(commit.summary),
        next: paths.history,
      };
    },
  },
  {
    path: `${paths.change}/:id`,
    get: async ({ admin, user, files, fields: { id = '', wait, next = paths.dishes } }) => {
      const progress = await admin.publisher.progress(id, wait === undefined ? 0 : WAIT_MS);
      if (!progress) return undefined;
      const commits = await admin.history.list(LENGTH);
      const commit = commits.find(({ changeId }) => changeId === id);
      const body = (
        <>
          <ProgressText
            progress={progress}
            site={admin.localSite ?? textOf(valuesOf(files, dataFilePath('site'))['url'])}
            next={next}
            dish={commit && progress.kind === 'live' ? await changedBy(admin, commit, files) : undefined}
          />
          {commit && !undoneCommits(commits).has(commit.hash) && mayUndo(user, commit) && (
            <Form {...undoOf(commit)} labelSuffix={commit.summary} />
          )}
        </>
      );
      return {
        title: commit ? titleOf(commit) : 'The change',
        body,
        ...(progress.kind === 'building' && { refresh: `1;url=${changeAddress(id, next)}&wait=yes` }),
      };
    },
  },
];

const titleOf = ({ summary, allergens }: Commit): string => [summary, allergens].filter(Boolean).join('. ');

/** The owner may undo any change, staff only their own. */
const mayUndo = ({ role, email }: User, commit: Commit): boolean => role === 'owner' || email === commit.email;

/** The dish that a change shows on, whatever was changed since. */
async function changedBy({ history }: Admin, { hash }: Commit, files: Files): Promise<MenuDish | undefined> {
  const changed = await history.changedFiles(hash);
  const filesAt = (at: 'before' | 'after') =>
    filesAfter(files, new Map(changed.map((one) => [`content/${one.file}`, one[at]?.toString()])));
  return changedDish(filesAt('before'), filesAt('after'));
}

const undoOf = ({ hash }: Commit) => ({ label: 'Undo', action: paths.undo, hidden: { change: hash } });

function HistoryList({ commits, user }: { commits: readonly Commit[]; user: User }) {
  const undone = undoneCommits(commits);
  const rowOf = (commit: Commit): Row => {
    const isUndone = undone.has(commit.hash);
    return {
      key: commit.hash,
      title: titleOf(commit),
      texts: [`${commit.person}, ${londonTime(commit.time).slice(11)}${isUndone ? '; undone' : ''}`],
      actions: !isUndone && mayUndo(user, commit) ? [undoOf(commit)] : [],
    };
  };
  return (
    <>
      {commits.length === 0 && <p>Nothing has been changed here yet.</p>}
      {[...Map.groupBy(commits, ({ time }) => londonTime(time).slice(0, 10))].map(([day, some], n) => (
        <details key={day} name="day" open={n === 0}>
          <summary>{`${dayText(day)} (${some.length})`}</summary>
          <Rows rows={some.map(rowOf)} />
        </details>
      ))}
    </>
  );
}
