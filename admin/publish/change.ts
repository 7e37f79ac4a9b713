import { EditError } from '../../model/edit/yaml-place.ts';
import { ContentError, type Problem } from '../../model/read/problem.ts';
import type { Json } from '../../model/edit/yaml-text.ts';
import type { Granted } from '../access/sessions.ts';
import type { Question } from '../editor/allergen-changes.ts';
import type { Conflict } from '../editor/form.ts';
import type { Commit, Person } from './git.ts';

/** New texts of content files, by the name that problems use: 'content/notices.yaml'. `undefined` removes one. */
export type NewTexts = ReadonlyMap<string, string | undefined>;

/** New pictures of the content folder, by name: 'content/pictures/soup.jpg'. */
export type NewPictures = ReadonlyMap<string, Uint8Array>;

export interface Plan {
  summary: string;
  /** What it does to the allergens, which the history says after the summary. */
  allergens?: readonly string[];
  texts: NewTexts;
  pictures?: NewPictures;
}

export interface ChangeRequest {
  person: Person & Granted;
  undoes?: string | undefined;
  /** The id of the form that asked for it. A form that is sent twice is one change. */
  form?: string | undefined;
  /** Called when the queue reaches the change. Throws RefusalError if it no longer fits the files. */
  plan: (files: ReadonlyMap<string, string>) => Plan | Promise<Plan>;
}

export type Refusal =
  | { kind: 'invalid'; problems: readonly Problem[] }
  /** The content has mistakes that do not come from this change. */
  | { kind: 'broken'; problems: readonly Problem[] }
  /** A form and its files have values that differ, since both were changed. `merged` has those of the form on top. */
  | { kind: 'conflict'; conflicts: readonly Conflict[]; data: Json; merged: Json; files: readonly string[] }
  | { kind: 'gone' }
  /** The files have edits that are not in git, or are not in git at all; they would be lost. */
  | { kind: 'edited'; files: readonly string[] }
  | { kind: 'nothing' }
  /** Values that are allowed, and may be a slip. */
  | ({ kind: 'question' } & Question)
  | { kind: 'tooManyWaiting' }
  | { kind: 'noAccess' }
  /** A change cannot be undone, because a later one changed the same lines: `by`, if these pages made it. */
  | { kind: 'superseded'; by?: Commit | undefined }
  | { kind: 'failed'; step: 'write' | 'commit'; reason: string };

export type Progress =
  | { kind: 'building' }
  /** On the site, which shows it on `page` (and others): a path. */
  | { kind: 'live'; at: number; page?: string | undefined }
  /** The command of PUBLISH succeeded. */
  | { kind: 'sent'; at: number }
  /** The build or the command failed. The change is taken back. */
  | { kind: 'failed'; step: 'build' | 'send'; reason: string }
  /** Built, but the public server does not show it. */
  | { kind: 'unconfirmed' };

export class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

export function refuse(refusal: Refusal): never {
  throw new RefusalError(refusal);
}

/** Why a plan or a page failed. A program error is thrown again. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  if (error instanceof ContentError) return { kind: 'broken', problems: error.problems };
  if (error instanceof EditError) return { kind: 'failed', step: 'write', reason: error.message };
  throw error;
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
