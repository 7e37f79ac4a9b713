import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { problemText } from '../../model/read/problem.ts';
import type { Progress, Refused } from '../publish/publisher.ts';
import { londonTime } from '../../model/opening/london.ts';
import { FormButton } from './layout.tsx';
import { paths } from '../paths.ts';

/** How far a change has come. */
export function ProgressText({
  words,
  progress,
  timeText,
}: {
  words: StaffPageWords;
  progress: Progress;
  /** A moment as a time of the day: '18:42'. */
  timeText: (moment: number) => string;
}) {
  const texts = words.progress;
  return (
    <>
      {progress.kind === 'building' && (
        <>
          <p role="status">{texts.building}</p>
          <p>{texts.buildingHint}</p>
        </>
      )}
      {progress.kind === 'live' && (
        <p role="status" className="done">
          {fill(texts.live, { time: timeText(progress.at) })}
        </p>
      )}
      {progress.kind === 'sent' && (
        <>
          <p role="status" className="done">
            {fill(texts.sent, { time: timeText(progress.at) })}
          </p>
          <p>{texts.sentHint}</p>
        </>
      )}
      {progress.kind === 'unseen' && (
        <p role="alert">{progress.why === 'old' ? texts.unseenOld : texts.unseenUnreachable}</p>
      )}
      {progress.kind === 'failed' && (
        <>
          <p role="alert">{progress.step === 'build' ? texts.failedBuild : texts.failedSend}</p>
          <pre>{progress.reason}</pre>
        </>
      )}
      <p>
        <a className="button" href={paths.dishes}>
          {texts.again}
        </a>
      </p>
    </>
  );
}

/** Why nothing was changed; on a conflict with both values, and the form once more. */
export function RefusedText({
  words,
  refused,
  again,
}: {
  words: StaffPageWords;
  refused: Refused;
  /** The form with which the person's own value is saved all the same. */
  again?: { action: string; values: Readonly<Record<string, string>> } | undefined;
}) {
  const texts = words.refused;
  return (
    <>
      {refused.kind === 'nothing' && <p role="status">{texts.nothing}</p>}
      {refused.kind === 'overtaken' && <p role="alert">{texts.undoConflict}</p>}
      {refused.kind === 'clock' && (
        <p role="alert">{fill(texts.clock, { now: londonText(refused.now), last: londonText(refused.last) })}</p>
      )}
      {refused.kind === 'edited' && <p role="alert">{fill(texts.edited, { files: refused.files.join(', ') })}</p>}
      {(refused.kind === 'invalid' || refused.kind === 'broken') && (
        <div role="alert">
          <p>{texts[refused.kind]}</p>
          <ul>
            {refused.problems.map((problem) => (
              <li key={problemText(problem)}>{problemText(problem)}</li>
            ))}
          </ul>
        </div>
      )}
      {refused.kind === 'failed' && (
        <>
          <p role="alert">{refused.step === 'write' ? texts.failedWrite : texts.failedCommit}</p>
          <pre>{refused.reason}</pre>
        </>
      )}
      {refused.kind === 'conflict' && (
        <>
          <p role="alert">{texts.conflict}</p>
          <p>{refused.theirs === '' ? texts.gone : fill(texts.theirs, { value: refused.theirs })}</p>
          <p>{fill(texts.yours, { value: refused.yours })}</p>
          {again && <FormButton action={again.action} values={again.values} label={texts.takeYours} />}
          <p>
            <a className="button" href={paths.dishes}>
              {texts.keepTheirs}
            </a>
          </p>
        </>
      )}
    </>
  );
}

const londonText = (moment: number): string => londonTime(moment).replace('T', ' ');
