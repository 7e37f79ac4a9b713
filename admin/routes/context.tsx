import type { Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import type { Role } from '../access/store.ts';
import { renderPage } from '../pages/layout.tsx';
import { RefusedText } from '../pages/outcome.tsx';
import { paths } from '../paths.ts';
import type { History, Person } from '../publish/git.ts';
import type { Publisher, Refused, Wish } from '../publish/publisher.ts';

/** Who sends a request. */
export interface User extends Person {
  role: Role;
}

/** What the routes share. */
export interface Admin {
  words: StaffPageWords;
  publisher: Publisher;
  history: History;
  /** The texts of all content files, by name. */
  readTexts: () => Promise<ReadonlyMap<string, string>>;
  /** The folder with the pictures. */
  pictures: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Variables of a request. */
export interface Variables {
  /** Set for every page but those for signing in. */
  user: User;
}
export type AdminApp = Hono<{ Variables: Variables }>;
export type AdminContext = Context<{ Variables: Variables }>;

type Status = 200 | 401 | 403 | 404 | 409 | 422 | 429 | 500;

interface PageOptions {
  status?: Status;
  /** The page loads itself again after so many seconds. */
  refresh?: number;
}

/** Answers with a page. */
export const sendPage = (
  c: AdminContext,
  { words }: Pick<Admin, 'words'>,
  title: string,
  children: ReactNode,
  { status = 200, refresh }: PageOptions = {},
): Response | Promise<Response> =>
  c.html(
    renderPage({
      words,
      title,
      children,
      // Missing where nobody has signed in.
      role: c.get('user')?.role,
      ...(refresh !== undefined && { refresh }),
    }),
    status,
  );

interface SubmitOptions {
  /** The change that this one takes back. */
  undoes?: string;
  /** The fields with which the same form is sent once more, to overwrite what another person has saved. */
  again?: (theirs: string) => Readonly<Record<string, string>>;
  /** The form with the messages beside its fields. */
  onInvalid?: (problems: (Refused & { kind: 'invalid' })['problems']) => Response | Promise<Response>;
}

/** Queues a change and leads to its page, or says why nothing was changed. */
export async function submit(
  c: AdminContext,
  admin: Admin,
  plan: Wish['plan'],
  { undoes, again, onInvalid }: SubmitOptions = {},
): Promise<Response> {
  const { words, publisher } = admin;
  const result = await publisher.change({
    person: c.get('user'),
    plan,
    ...(undoes !== undefined && { undoes }),
  });
  if ('id' in result) return c.redirect(`${paths.change}/${result.id}`, 303);
  if (result.kind === 'invalid' && onInvalid) return onInvalid(result.problems);
  const form =
    result.kind === 'conflict' && result.theirs !== '' && again
      ? { action: c.req.path, values: again(result.theirs) }
      : undefined;
  return sendPage(c, admin, words.title, <RefusedText words={words} refused={result} again={form} />, {
    status: result.kind === 'invalid' ? 422 : 409,
  });
}

/** The text fields of a form. Empty fields are left out. */
export async function readForm(c: AdminContext): Promise<Readonly<Record<string, string | undefined>>> {
  const body = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}

/** The messages of problems by field. Those of a field that the form does not have stand at the first one. */
export function byField<Name extends string>(
  problems: readonly { field?: string | undefined; message: string }[],
  names: readonly [Name, ...Name[]],
): Partial<Record<Name, string>> {
  const nameOf = (field: string | undefined): Name => names.find((name) => name === field) ?? names[0];
  const groups = Map.groupBy(problems, ({ field }) => nameOf(field));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are names
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, all.map(({ message }) => message).join('; ')]),
  ) as Partial<Record<Name, string>>;
}
