import { EditError } from '../../model/edit/edit-yaml.ts';
import type { Problem } from '../../model/read/problem.ts';
import type { Role } from '../access/store.ts';
import type { Person } from './git.ts';

/** New texts of content files, by the name that problems use: 'content/notices.yaml'. */
export type NewTexts = ReadonlyMap<string, string>;

/** New pictures of the content folder, by name: 'content/pictures/soup.jpg'. `undefined` removes one. */
export type NewPictures = ReadonlyMap<string, Uint8Array | undefined>;

export interface Plan {
  summary: string;
  texts: NewTexts;
  pictures?: NewPictures;
}

export interface ChangeRequest {
  /** With the id of the account; without one, this machine itself. */
  person: Person & { id?: string; role: Role };
  undoes?: string;
  /** Works out the change when its turn comes. Throws RefusalError if it no longer fits the files. */
  plan: (files: ReadonlyMap<string, string>) => Plan | Promise<Plan>;
}

export type Refusal =
  | { kind: 'invalid'; problems: readonly Problem[] }
  /** The content has mistakes already, from elsewhere. */
  | { kind: 'broken'; problems: readonly Problem[] }
  /** The request does not fit the files: another person was first. `yours` and `theirs` are values of the same place. */
  | { kind: 'conflict'; yours: string; theirs: string }
  /** The files hold edits that are not in the history, which would be lost. */
  | { kind: 'edited'; files: readonly string[] }
  | { kind: 'nothing' }
  | { kind: 'full' }
  | { kind: 'removed' }
  /** A change cannot be undone, because a later one changed the same lines. */
  | { kind: 'overtaken' }
  /** The clock is before the last change: days and times would be wrong. Milliseconds since 1970. */
  | { kind: 'clock'; now: number; last: number }
  | { kind: 'failed'; step: 'write' | 'commit'; reason: string };

export type Progress =
  | { kind: 'building' }
  | { kind: 'live'; at: number }
  /** Given to the command of PUBLISH. */
  | { kind: 'sent'; at: number }
  /** Taken back: the build or the command failed, and guests see what they saw before. */
  | { kind: 'failed'; step: 'build' | 'send'; reason: string }
  /** Built, but the public server does not show it. */
  | { kind: 'unseen'; why: 'old' | 'unreachable' };

export class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/** Why a plan failed. A program error is thrown again. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  if (error instanceof EditError) return { kind: 'failed', step: 'write', reason: error.message };
  throw error;
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
