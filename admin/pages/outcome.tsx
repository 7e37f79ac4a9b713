import type { ReactNode } from 'react';
import { londonTime } from '../../model/opening/london.ts';
import type { Problem } from '../../model/read/problem.ts';
import { paths } from '../paths.ts';
import type { Progress, Refusal } from '../publish/change.ts';
import type { FieldValues } from '../routes/route.ts';
import { ButtonLink, Form } from './form.tsx';

type Texts<Union extends { kind: string }> = {
  [Kind in Union['kind']]: (outcome: Extract<Union, { kind: Kind }>) => ReactNode;
};

/** '18:42' */
const timeOfDay = (moment: number): string => londonTime(moment).slice(11);
const tellThem = 'Show this to the person who looks after the server:';
const tryAgain = 'Try again; if it happens twice, show this to the person who looks after the server:';
const failureTexts = {
  build: `It was not put on the site, and nothing that guests see has changed. ${tryAgain}`,
  send: `It could not be sent, and nothing that guests see has changed. ${tryAgain}`,
  write: `It could not be saved; nothing has changed. The disk may be full. ${tellThem}`,
  commit:
    'It could not be written into the history; nothing has changed. Try again in a minute; if it happens twice, show this to the person who looks after the server:',
} as const;

const Failure = ({ step, reason }: { step: keyof typeof failureTexts; reason: string }) => (
  <>
    <p role="alert">{failureTexts[step]}</p>
    <pre>{reason}</pre>
  </>
);

const progressTexts: Texts<Progress> = {
  building: () => (
    <>
      <p role="status" className="done">
        Saved
      </p>
      <p>It will be on the site in about ten seconds. This page says when it is; you need not wait for it.</p>
    </>
  ),
  live: ({ at }) => (
    <p role="status" className="done">
      On the site at {timeOfDay(at)}
    </p>
  ),
  sent: ({ at }) => (
    <>
      <p role="status" className="done">
        Sent at {timeOfDay(at)}
      </p>
      <p>The site shows it in a few minutes.</p>
    </>
  ),
  unconfirmed: ({ why }) => (
    <p role="alert">
      Saved and built, but the site {why === 'old' ? 'still shows the old page' : 'does not answer'}. Tell the person
      who looks after the server.
    </p>
  ),
  failed: (outcome) => <Failure {...outcome} />,
};

/** @param site the address of the public site: 'https://restaurant.example' */
export const ProgressText = ({ progress, site }: { progress: Progress; site: string }) => (
  <>
    {textFor(progressTexts, progress)}
    {progress.kind === 'live' && progress.page !== undefined && (
      <ButtonLink href={`${site}${progress.page}`}>See it</ButtonLink>
    )}
    <ButtonLink href={paths.dishes}>Next dish</ButtonLink>
  </>
);

const refusalTexts: Texts<Refusal> = {
  nothing: () => <p role="status">Nothing was changed; it already reads like that.</p>,
  full: () => <p role="alert">Too many changes are waiting. Nothing was changed. Try again in a minute.</p>,
  noAccess: () => <p role="alert">You no longer have access. Nothing was changed.</p>,
  superseded: ({ by }) => (
    <>
      <p role="alert">The same place was changed again later. Undo that first:</p>
      {by ? (
        <p>
          <a href={`${paths.change}/${by.changeId}`}>{by.summary}</a>
          {`, ${by.person}`}
        </p>
      ) : (
        <ButtonLink href={paths.history}>History</ButtonLink>
      )}
    </>
  ),
  edited: ({ files }) => (
    <p role="alert">
      These files on the server are not as the history has them: {files.join(', ')}. Nothing was changed, because that
      would be lost. Ask the person who looks after the server to put them into the history.
    </p>
  ),
  invalid: ({ problems }) => <Problems text="The site cannot take this:" problems={problems} />,
  broken: ({ problems }) => (
    <Problems
      text={`There is a mistake in the content on the server that does not come from this change. Nothing has been changed. ${tellThem}`}
      problems={problems}
    />
  ),
  failed: (outcome) => <Failure {...outcome} />,
  conflict: ({ yours, theirs }) => (
    <>
      <p>{theirs === '' ? 'It is no longer there.' : `It now reads: ${theirs}`}</p>
      {yours && <p>{`You wrote: ${yours}`}</p>}
    </>
  ),
};

const Problems = ({ text, problems }: { text: string; problems: readonly Problem[] }) => (
  <div role="alert">
    <p>{text}</p>
    <ul>
      {problems.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  </div>
);

interface RefusedProps {
  refusal: Refusal;
  /** Whose change a conflict is with. */
  person?: string;
  retryForm?: { action: string; hidden: FieldValues };
}

/** Why nothing was changed. On a conflict, both values and a form that overwrites the other one. */
export const RefusalText = ({ refusal, person, retryForm }: RefusedProps) => (
  <>
    {person !== undefined && <p role="alert">{`${person} changed this after you opened the page.`}</p>}
    {textFor(refusalTexts, refusal)}
    {retryForm && <Form {...retryForm} label="Save mine" />}
    {refusal.kind === 'conflict' && <ButtonLink href={paths.dishes}>Leave it</ButtonLink>}
  </>
);

const textFor = <Union extends { kind: string }>(texts: Texts<Union>, outcome: Union): ReactNode =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function of a kind takes the outcome of that kind
  (texts[outcome.kind as Union['kind']] as (outcome: Union) => ReactNode)(outcome);
