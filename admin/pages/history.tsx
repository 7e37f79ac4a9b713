import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import type { Commit } from '../publish/git.ts';
import { FormButton } from './layout.tsx';
import { paths } from '../paths.ts';

interface HistoryProps {
  words: StaffPageWords;
  commits: readonly Commit[];
  /** A moment in words. */
  timeText: (moment: number) => string;
  /** Whether the user may undo the change of the person with this address. */
  isUndoable: (email: string) => boolean;
}

/** All changes, the newest first, each with its button to undo it. */
export function HistoryList({ words: { history: words }, commits, timeText, isUndoable }: HistoryProps) {
  const undone = new Set(commits.flatMap(({ undoes }) => undoes ?? []));
  return (
    <>
      {commits.length === 0 && <p>{words.none}</p>}
      <ol className="history">
        {commits.map(({ id, summary, person, email, time }) => (
          <li key={id}>
            <h2>{summary}</h2>
            <p>{fill(words.by, { person, time: timeText(time) })}</p>
            {undone.has(id) ? (
              <p className="state">{words.undone}</p>
            ) : (
              isUndoable(email) && (
                <FormButton action={paths.undo} values={{ change: id }} label={words.undo} about={summary} />
              )
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
