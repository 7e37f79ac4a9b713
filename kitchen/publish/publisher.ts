import { randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Builds } from './builds.ts';
import { changedPages, readBack } from './changed-pages.ts';
import type { History, Person } from './git.ts';
import { type Journal, writeWhole } from './journal.ts';
import type { Ended } from './run.ts';
import { EditError } from '../../model/edit/edit-yaml.ts';
import type { Problem } from '../../model/read/problem.ts';

/** New texts of content files, by the name that problems use: 'content/notices.yaml'. */
export type NewTexts = ReadonlyMap<string, string>;

/** New texts, and a line for the history. */
export interface Plan {
  summary: string;
  texts: NewTexts;
}

/** What somebody wants to change. */
export interface Wish {
  person: Person;
  /** The change it takes back. */
  undoes?: string;
  /**
   * Works out the change from the files as they are when its turn comes.
   *
   * @throws Refusal if it no longer fits them
   */
  plan: (files: ReadonlyMap<string, string>) => Plan | Promise<Plan>;
}

/** Why nothing was changed. */
export type Refused =
  | { kind: 'invalid'; problems: readonly Problem[] }
  /** The wish does not fit the files: another person was first. `yours` and `theirs` are values of the same place. */
  | { kind: 'conflict'; yours: string; theirs: string }
  /** The files hold edits that are not in the history, which would be lost. */
  | { kind: 'edited'; files: readonly string[] }
  | { kind: 'nothing' }
  /** A change cannot be undone, because a later one changed the same lines. */
  | { kind: 'overtaken' }
  | { kind: 'failed'; step: 'write' | 'commit'; reason: string };

/** How far a change has come that is in the history. */
export type Progress =
  | { kind: 'building' }
  | { kind: 'live'; at: number }
  /** Given to the command of PUBLISH. */
  | { kind: 'sent'; at: number }
  /** Taken back: the build or the command failed, and guests see what they saw before. */
  | { kind: 'failed'; step: 'build' | 'send'; reason: string }
  /** Built, but the public server does not show it. */
  | { kind: 'unseen'; why: 'old' | 'unreachable' };

/** Thrown by a plan. */
export class Refusal extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.kind);
    this.refused = refused;
  }
}

/** Why a plan failed. A program error is thrown again. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused;
  if (error instanceof EditError) return { kind: 'failed', step: 'write', reason: error.message };
  throw error;
}

/** What the publisher works with. */
export interface PublisherOptions {
  /** The absolute path of the content folder. */
  folder: string;
  /** The texts of all content files, by name. */
  readTexts: () => Promise<ReadonlyMap<string, string>>;
  /** The mistakes that the content would have with these texts. */
  check: (texts: NewTexts) => Promise<readonly Problem[]>;
  history: History;
  journal: Journal;
  /** The path that the public server reads, and the builds beside it. */
  live: string;
  builds: Builds;
  /** Builds the site into a folder. */
  build: (folder: string) => Promise<Ended>;
  /** The command that takes the place of build and swap. */
  send?: (() => Promise<Ended>) | undefined;
  /** The address of the public server. */
  site: string;
  /** How long the public server may take to show a new build, in milliseconds. */
  patience?: number;
}

export interface Publisher {
  /** Queues a change. Resolves once it is in the history, or refused; its progress is then known under the id. */
  change: (wish: Wish) => Promise<{ id: string } | Refused>;
  /** Queues a build without a change. */
  rebuild: () => Promise<Progress>;
  /** Resolves with the end of a change, or with "building" after the time in milliseconds. Undefined for an unknown id. */
  progress: (id: string, wait: number) => Promise<Progress | undefined>;
  /** After a start: puts files in order that a killed program left, and publishes what was not published. */
  recover: (isStale: () => Promise<boolean>) => Promise<void>;
}

/** Carries out changes one after another: write, commit, build, swap, read back. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { folder, history, journal, live, builds, site, patience = 15_000 } = options;
  const runs = new Map<string, Promise<Progress>>();
  let last: Promise<unknown> = Promise.resolve();
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const pathOf = (file: string): string => join(folder, file.replace(/^content\//, ''));

  /** Writes and commits a change. Leaves the files as they were if that fails. */
  const write = async (id: string, wish: Wish): Promise<{ before: NewTexts } | Refused> => {
    const now = await options.readTexts();
    let plan;
    try {
      plan = await wish.plan(now);
    } catch (error) {
      return refusalOf(error);
    }
    const texts = new Map([...plan.texts].filter(([file, text]) => now.get(file) !== text));
    if (texts.size === 0) return { kind: 'nothing' };
    const problems = await options.check(texts);
    if (problems.length > 0) return { kind: 'invalid', problems };
    const paths = [...texts.keys()].map(pathOf);
    const modified = await history.listModified(paths);
    if (modified.length > 0) return { kind: 'edited', files: modified };
    const before = new Map([...texts.keys()].map((file) => [file, now.get(file) ?? '']));
    let step: 'write' | 'commit' = 'write';
    try {
      await journal.begin({ id, files: paths });
      for (const [file, text] of texts) await writeWhole(pathOf(file), text);
      step = 'commit';
      const change = { summary: plan.summary, id, ...(wish.undoes === undefined ? {} : { undoes: wish.undoes }) };
      await history.commit(paths, change, wish.person);
      return { before };
    } catch (error) {
      for (const [file, text] of before) await writeWhole(pathOf(file), text).catch(() => undefined);
      return { kind: 'failed', step, reason: error instanceof Error ? error.message : String(error) };
    } finally {
      await journal.end().catch(() => undefined);
    }
  };

  const publish = async (): Promise<Progress> => {
    if (options.send) {
      const sent = await options.send();
      if (sent.code === 0) return { kind: 'sent', at: Date.now() };
      return { kind: 'failed', step: 'send', reason: lastLines(sent) };
    }
    const made = await builds.prepare();
    const built = await options.build(made);
    if (built.code !== 0) return { kind: 'failed', step: 'build', reason: lastLines(built) };
    const previous = await realpath(live).catch(() => '');
    const pages = await changedPages(previous, made);
    await builds.swap(made);
    const seen = await readBack(site, pages, patience);
    return seen === 'live' ? { kind: 'live', at: Date.now() } : { kind: 'unseen', why: seen };
  };

  const attempt = (): Promise<Progress> =>
    publish().catch((error: unknown): Progress => {
      return { kind: 'failed', step: 'build', reason: error instanceof Error ? error.message : String(error) };
    });

  /** Brings back the texts before a change, as a commit of its own. */
  const takeBack = async (id: string, before: NewTexts, person: Person): Promise<void> => {
    const paths = [...before.keys()].map(pathOf);
    await journal.begin({ id: `${id}-back`, files: paths });
    for (const [file, text] of before) await writeWhole(pathOf(file), text);
    await history.commit(
      paths,
      { summary: 'Take back a change that could not be published', id: `${id}-back` },
      person,
    );
    await journal.end();
  };

  return {
    change: (wish) =>
      new Promise((resolve, reject) => {
        queue(async () => {
          const id = randomUUID();
          const written = await write(id, wish);
          if ('kind' in written) return resolve(written);
          const end = attempt().then(async (progress) => {
            if (progress.kind === 'failed') await takeBack(id, written.before, wish.person).catch(() => undefined);
            return progress;
          });
          runs.set(id, end);
          resolve({ id });
          // The next change waits for the end of this one.
          await end;
        }).catch(reject);
      }),
    rebuild: () => queue(attempt),
    progress: async (id, wait) => {
      const end = runs.get(id);
      if (!end) return undefined;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Progress>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'building' }), wait);
      });
      return Promise.race([end, late]).finally(() => clearTimeout(timer));
    },
    recover: (isStale) =>
      queue(async () => {
        const begun = await journal.unfinished();
        if (begun) {
          await history.unlock();
          // Committed: the files are right. Not committed: nobody was told that it was done.
          await history.restore(begun.files);
          await journal.end();
        }
        if (await isStale()) await attempt();
      }),
  };
}

const lastLines = ({ stdout, stderr }: Ended): string =>
  `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n');
