import type { ReactNode } from 'react';
import type { SecurityEntry } from '../access/security-log.ts';
import type { Granted } from '../access/sessions.ts';
import type { PendingPhotos } from '../photos/pending.ts';
import type { WriteOptions } from '../publish/write-change.ts';
import type { History, Person } from '../publish/git.ts';
import type { ChangeRequest } from '../publish/change.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Files } from '../tasks/plan.ts';

export interface User extends Person, Granted {
  /** When the passkey was last used. Milliseconds since 1970. */
  verified: number;
}

export interface Admin {
  publisher: Pick<Publisher, 'change' | 'progress'>;
  history: Pick<History, 'list' | 'changedFiles'>;
  readFiles: () => Promise<Files>;
  picturesFolder: string;
  /** The address of the public site on this machine, if the staff site is open to it alone. Else content/site.yaml has it. */
  localSite: string | undefined;
  pendingPhotos: PendingPhotos;
  /** The mistakes that the content would have with other texts and pictures. */
  check: WriteOptions['check'];
  now: () => number;
  log: (entry: SecurityEntry) => void;
}

/** Names and values of a query or a form. Empty ones are left out. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

export interface Visit {
  admin: Admin;
  user: User;
  fields: FieldValues;
  body: ReadableStream<Uint8Array> | null;
  files: Files;
  log: Admin['log'];
  /** Asks for a change in the name of the sender. A form that is sent twice is one change. */
  change: (request: Change) => ReturnType<Publisher['change']>;
}

export type Status = 200 | 403 | 404 | 409 | 422 | 500;

export interface Page {
  title: string;
  body: ReactNode;
  status?: Status;
  /** As in the http-equiv of HTML: seconds, and an address after ";url=". */
  refresh?: string;
}

/** A change to queue. The answer leads to the page that shows how far it has come, or says why nothing was changed. */
export interface Change extends Pick<ChangeRequest, 'plan' | 'undoes'> {
  /** What it is called where it is refused or asked about. */
  title?: string;
  /** The page to which one goes on; the dishes without it. */
  next?: string | undefined;
}

type Answer<Kind> = Kind | Response | undefined | Promise<Kind | Response | undefined>;

/** An address with what it answers. Undefined is "not found". */
export interface Route {
  path: string;
  isForOwner?: boolean;
  needsPasskey?: boolean;
  /** Whether it sends or takes a picture: without the content, so that a hundred at once take little memory, and without a form. */
  isPicture?: boolean;
  get?: (visit: Visit) => Answer<Page>;
  post?: (visit: Visit) => Answer<Page | Change | { redirect: string }>;
}
