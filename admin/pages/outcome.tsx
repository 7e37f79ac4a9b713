import { londonTime } from '../../model/opening/london.ts';
import { type MenuDish, rowAddress } from '../editor/menus.ts';
import { paths } from '../paths.ts';
import type { Progress, Refusal } from '../publish/change.ts';
import { ButtonLink, Form } from './form.tsx';
import type { FieldValues } from '../routes/route.ts';

type Texts<Union extends { kind: string }, Result> = {
  [Kind in Union['kind']]: (outcome: Extract<Union, { kind: Kind }>) => Result;
};

const timeOfDay = (moment: number): string => londonTime(moment).slice(11);
const tellThem = 'Show this to the person who looks after the server:';
const tryAgain = 'Try again; if it happens twice, show this to the person who looks after the server:';
const failureTexts = {
  build: `It was not put on the site, and nothing that guests see has changed. ${tryAgain}`,
  send: `It could not be sent, and nothing that guests see has changed. ${tryAgain}`,
  write: `It could not be saved; nothing has changed. The disk may be full. ${tellThem}`,
  commit: `It could not be written into the history; nothing has changed. ${tryAgain}`,
} as const;

interface Words {
  done?: string;
  problem?: string;
  more?: string;
  reason?: string;
}

const progressTexts: Texts<Progress, Words> = {
  building: () => ({
    done: 'Saved',
    more: 'It will be on the site in a few moments. This page says when it is; you need not wait for it.',
  }),
  live: ({ at }) => ({ done: `On the site at ${timeOfDay(at)}` }),
  sent: ({ at }) => ({ done: `Sent at ${timeOfDay(at)}`, more: 'The site shows it in a few minutes.' }),
  unconfirmed: () => ({
    problem: 'Saved and built, but the site does not show it. Tell the person who looks after the server.',
  }),
  failed: ({ step, reason }) => ({ problem: failureTexts[step], reason }),
};

const nexts = new Map<string, string>([
  [paths.dishes, 'Next dish'],
  [paths.notices, 'Next notice'],
  [paths.hours, 'Next day'],
  [paths.history, 'Back to History'],
  [paths.launch, 'Back to Before opening'],
  [paths.edit, 'Edit something else'],
]);

interface ProgressTextProps {
  progress: Progress;
  site: string;
  next: string;
  dish: MenuDish | undefined;
}

export function ProgressText({ progress, site, next, dish }: ProgressTextProps) {
  const changed = progress.kind === 'live' ? progress.page : undefined;
  const page = dish ? rowAddress(dish) : changed;
  const { done, problem, more, reason } = textFor(progressTexts, progress);
  return (
    <>
      {done !== undefined && (
        <p role="status" className="done">
          {done}
        </p>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {more !== undefined && <p>{more}</p>}
      {reason !== undefined && <pre>{reason}</pre>}
      {progress.kind === 'live' && page !== undefined && <ButtonLink href={`${site}${page}`}>See it</ButtonLink>}
      {nexts.has(next) && <ButtonLink href={next}>{nexts.get(next)}</ButtonLink>}
    </>
  );
}

const refusalTexts: Texts<Refusal, string> = {
  question: ({ question }) => question,
  nothing: () => 'This stands there already, so there was nothing to change.',
  tooManyWaiting: () => 'Too many changes are waiting. Nothing was changed. Try again in a minute.',
  noAccess: () => 'You no longer have access. Nothing was changed.',
  superseded: () => 'The same place was changed again later. Undo that first:',
  edited: ({ files }) =>
    `These files on the server are not as the history has them: ${files.join(', ')}. Nothing was changed, because that would be lost. Ask the person who looks after the server to put them into the history.`,
  invalid: () => 'The site cannot take this:',
  broken: () =>
    `There is a mistake in the content on the server that does not come from these pages. Nothing has been changed. ${tellThem}`,
  failed: ({ step }) => failureTexts[step],
  conflict: () => 'Somebody else has changed it.',
  gone: () => 'It is no longer there.',
};

export const refusalText = (refusal: Refusal): string => textFor(refusalTexts, refusal);

interface RefusalTextProps {
  refusal: Refusal;
  form: { action: string; hidden: FieldValues };
  next: string | undefined;
}

export const RefusalText = ({ refusal, form: { action, hidden }, next = paths.dishes }: RefusalTextProps) => (
  <>
    <p role="alert">{refusalText(refusal)}</p>
    {refusal.kind === 'failed' && <pre>{refusal.reason}</pre>}
    {'problems' in refusal && (
      <ul>
        {refusal.problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    )}
    {refusal.kind === 'question' && (
      <div className="buttons">
        <a className="button" href={next}>
          Leave it as it is
        </a>
        <Form
          action={action}
          hidden={{ ...hidden, sure: refusal.question }}
          label={refusal.meaning === undefined ? 'Yes, go on' : `Go on: ${refusal.meaning}`}
        />
      </div>
    )}
    {refusal.kind === 'superseded' && (
      <p>
        <a href={refusal.by ? `${paths.change}/${refusal.by.changeId}` : paths.history}>
          {refusal.by ? `${refusal.by.summary}, ${refusal.by.person}` : 'History'}
        </a>
      </p>
    )}
  </>
);

const textFor = <Union extends { kind: string }, Result>(texts: Texts<Union, Result>, outcome: Union): Result =>
  // The function of a kind takes the outcome of that kind.
  (texts[outcome.kind as Union['kind']] as (outcome: Union) => Result)(outcome);
