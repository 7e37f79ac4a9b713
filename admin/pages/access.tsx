import { INVITATION_MINUTES } from '../access/sessions.ts';
import { paths } from '../paths.ts';
import type { FieldValues, Page } from '../routes/route.ts';
import { HiddenFields } from './form.tsx';

interface PasskeyPageProps {
  title: string;
  text: string;
  label: string;
  problem: string;
  kind: 'sign-in' | 'enrol';
  optionsUrl: string;
  verifyUrl: string;
  next?: string;
  form?: { action: string; hidden: FieldValues };
}

function passkeyPage(props: PasskeyPageProps): Page {
  const { title, text, label, problem, kind, optionsUrl, verifyUrl, next, form } = props;
  const button = (
    <button type="button" data-kind={kind} data-options-url={optionsUrl} data-verify-url={verifyUrl} data-next={next}>
      {label}
    </button>
  );
  const body = (
    <>
      <p>{text}</p>
      <p role="alert" hidden>
        {problem}
      </p>
      {form ? (
        <form method="post" action={form.action}>
          <HiddenFields values={form.hidden} />
          {button}
        </form>
      ) : (
        <p>{button}</p>
      )}
      <script type="module" src={paths.signInScript} />
    </>
  );
  return { title, body };
}

const signIn = { kind: 'sign-in', optionsUrl: `${paths.signIn}/options` } as const;

/** @param next where it leads */
export const signInPage = (next: string): Page =>
  passkeyPage({
    next,
    title: 'Sign in',
    ...signIn,
    text: 'Use your finger, your face or the code with which you unlock this phone or computer.',
    label: 'Sign in',
    problem: 'That did not work. Try again, or ask the owner for a new link.',
    verifyUrl: paths.signIn,
  });

export const confirmPage = (action: string, fields: FieldValues): Page => ({
  ...passkeyPage({
    title: 'Is it you?',
    ...signIn,
    text: 'This changes who has access. Use your finger, your face or your code once more.',
    label: 'It is me',
    problem: 'That did not work, and nothing was changed. Use what you have signed in with.',
    verifyUrl: paths.confirm,
    form: { action, hidden: fields },
  }),
  status: 403,
});

export function enrolPage(name: string, token: string): Page {
  const address = `${paths.enrol}/${encodeURIComponent(token)}`;
  return passkeyPage({
    title: 'Get access',
    text: `${name}, from now on you sign in on this phone or computer with your finger, your face or its code.`,
    label: 'Let me in',
    problem: 'That did not work. Try again, or ask for a new link.',
    kind: 'enrol',
    optionsUrl: `${address}/options`,
    verifyUrl: address,
  });
}

export const invalidInvitationPage = (): Page => ({
  title: 'Get access',
  body: <p role="alert">This link is used up or older than {INVITATION_MINUTES} minutes. Ask for a new one.</p>,
  status: 404,
});
