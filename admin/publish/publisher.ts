import { randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Builds } from '../../tools/builds.ts';
import { changedPages, readBack } from './changed-pages.ts';
import type { Commit, History, Person } from './git.ts';
import type { Journal } from './journal.ts';
import { type NewFiles, type Replaced, replaceFiles } from './replace-files.ts';
import type { Ended } from './run.ts';
import { EditError } from '../../model/edit/edit-yaml.ts';
import type { Problem } from '../../model/read/problem.ts';

/** New texts of content files, by the name that problems use: 'content/notices.yaml'. */
export type NewTexts = ReadonlyMap<string, string>;

/** New pictures of the content folder, by name: 'content/pictures/soup.jpg'. `undefined` removes one. */
export type NewPictures = ReadonlyMap<string, Uint8Array | undefined>;

/** New texts and pictures, and a line for the history. */
export interface Plan {
  summary: string;
  texts: NewTexts;
  pictures?: NewPictures;
}

/** What somebody wants to change. */
export interface ChangeRequest {
  person: Person;
  /** The change it takes back. */
  undoes?: string;
  /**
   * Works out the change from the files as they are when its turn comes.
   *
   * @throws RefusalError if it no longer fits them
   */
  plan: (files: ReadonlyMap<string, string>) => Plan | Promise<Plan>;
}

/** Why nothing was changed. */
export type Refusal =
  | { kind: 'invalid'; problems: readonly Problem[] }
  /** The content has mistakes already, from elsewhere. */
  | { kind: 'broken'; problems: readonly Problem[] }
  /** The request does not fit the files: another person was first. `yours` and `theirs` are values of the same place. */
  | { kind: 'conflict'; yours: string; theirs: string }
  /** The files hold edits that are not in the history, which would be lost. */
  | { kind: 'edited'; files: readonly string[] }
  | { kind: 'nothing' }
  /** A change cannot be undone, because a later one changed the same lines. */
  | { kind: 'overtaken' }
  /** The clock is before the last change: days and times would be wrong. Milliseconds since 1970. */
  | { kind: 'clock'; now: number; last: number }
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

/** What the publisher works with. */
export interface PublisherOptions {
  /** The absolute path of the content folder. */
  folder: string;
  /** The texts of all content files, by name. */
  readTexts: () => Promise<ReadonlyMap<string, string>>;
  /** The mistakes that the content would have with these texts and pictures. */
  check: (texts: NewTexts, pictures: NewPictures) => Promise<readonly Problem[]>;
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
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** How far the clock may be behind the last change, in milliseconds: clocks are set by moments. */
const CLOCK_TOLERANCE = 5 * 60 * 1000;

export interface Publisher {
  /** Queues a change. Resolves once it is in the history, or refused; its progress is then known under the id. */
  change: (request: ChangeRequest) => Promise<{ id: string } | Refusal>;
  /** Queues a build without a change. */
  rebuild: () => Promise<Progress>;
  /** Resolves with the end of a change, or with "building" after the time in milliseconds. Undefined for an unknown id. */
  progress: (id: string, wait: number) => Promise<Progress | undefined>;
  /** After a start: puts files in order that a killed program left, and builds the site. */
  recover: () => Promise<void>;
}

/** When taking back is tried again that has failed, in milliseconds. */
const RETRY_MS = 5000;

/** Carries out changes one after another: write, commit, build, swap, read back. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { folder, history, journal, live, builds, site, patience = 15_000, now = Date.now } = options;
  const runs = new Map<string, Promise<Progress>>();
  /** Changes to take back: the disk may have no space to write that down. */
  const failed = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const pathOf = (file: string): string => join(folder, file.replace(/^content\//, ''));

  /** The time of the last commit, if the clock is before it. */
  const timeAhead = async (): Promise<number | undefined> => {
    const time = await history.lastTime();
    return time > now() + CLOCK_TOLERANCE ? time : undefined;
  };

  /** Writes and commits a change. Leaves the files as they were if that fails. */
  const write = async (id: string, request: ChangeRequest): Promise<{ commit: Commit; files: string[] } | Refusal> => {
    const ahead = await timeAhead();
    if (ahead !== undefined) return { kind: 'clock', now: now(), last: ahead };
    const current = await options.readTexts();
    let plan;
    try {
      plan = await request.plan(current);
    } catch (error) {
      return refusalOf(error);
    }
    const { pictures = new Map(), summary } = plan;
    const texts = new Map([...plan.texts].filter(([file, text]) => current.get(file) !== text));
    if (texts.size + pictures.size === 0) return { kind: 'nothing' };
    const problems = await options.check(texts, pictures);
    if (problems.length > 0) {
      const others = await options.check(new Map(), new Map());
      return others.length > 0 ? { kind: 'broken', problems: others } : { kind: 'invalid', problems };
    }
    const contents: NewFiles = new Map([...texts, ...pictures].map(([file, value]) => [pathOf(file), value]));
    const files = [...contents.keys()];
    const modified = await history.listModified(files);
    if (modified.length > 0) return { kind: 'edited', files: modified };
    let step: 'write' | 'commit' = 'write';
    let replaced: Replaced | undefined;
    try {
      await journal.begin({ id, files });
      replaced = await replaceFiles(contents);
      step = 'commit';
      const change = { summary, id, ...(request.undoes === undefined ? {} : { undoes: request.undoes }) };
      await history.commit(files, change, request.person);
    } catch (error) {
      // git may have been killed after it had committed. Undefined: git does not answer.
      const isCommitted = await history.list(1).then(
        ([newest]) => newest?.change === id,
        () => undefined,
      );
      if (isCommitted !== true) {
        // If the files cannot be brought back, the journal stays, and the next change begins with putting them in order.
        const goBack = async () => replaced?.bringBack();
        if (isCommitted === false) await goBack().then(journal.end, () => undefined);
        else await goBack().catch(() => undefined);
        return { kind: 'failed', step, reason: reasonOf(error) };
      }
    }
    await replaced?.keep().catch(() => undefined);
    const [commit] = await history.list(1);
    if (commit?.change !== id) throw new Error(`the change ${id} is not the last one in the history`);
    return { commit, files };
  };

  const publish = async (): Promise<Progress> => {
    if (options.send) {
      const sent = await options.send();
      if (sent.code === 0) return { kind: 'sent', at: now() };
      return { kind: 'failed', step: 'send', reason: lastLines(sent) };
    }
    const made = await builds.prepare();
    const built = await options.build(made);
    if (built.code !== 0) return { kind: 'failed', step: 'build', reason: lastLines(built) };
    const previous = await realpath(live).catch(() => '');
    const pages = await changedPages(previous, made);
    await builds.swap(made);
    const seen = await readBack(site, pages, patience);
    return seen === 'live' ? { kind: 'live', at: now() } : { kind: 'unseen', why: seen };
  };

  const attempt = (): Promise<Progress> =>
    publish().catch((error: unknown): Progress => ({ kind: 'failed', step: 'build', reason: reasonOf(error) }));

  /** Brings back the files before a change, as a commit of its own, unless that has been done. */
  const takeBack = async ({ id, change, summary, person, email }: Commit, files: string[]): Promise<void> => {
    failed.add(change);
    await journal.begin({ id: change, files, hasFailed: true }).catch(() => undefined);
    const later = await history.list(10);
    if (!later.some(({ undoes }) => undoes === id)) {
      await history.restore(files, `${id}~`);
      const back = {
        summary: `Taken back, it could not be put on the site: ${summary}`,
        id: `${change}-back`,
        undoes: id,
      };
      await history.commit(files, back, { name: person, email });
    }
    await journal.end();
  };

  /** Publishes a change that is in the history, or takes it back. */
  const finish = async (commit: Commit, files: string[]): Promise<Progress> => {
    const progress = await attempt();
    if (progress.kind === 'failed') await takeBack(commit, files).catch(settleLater);
    else await journal.end();
    return progress;
  };

  /** Brings a change to its end that a killed program began, or that could not be taken back. */
  const settle = async (): Promise<void> => {
    const begun = await journal.unfinished();
    if (!begun) return;
    const { id, files } = begun;
    await history.restore(files);
    const commit = (await history.list(10)).find(({ change }) => change === id);
    // Nobody was told that it was done.
    if (!commit) return journal.end();
    if (begun.hasFailed || failed.has(id)) return takeBack(commit, files);
    const end = finish(commit, files);
    runs.set(id, end);
    await end;
  };

  const settleLater = (): void => void setTimeout(() => void queue(settle).catch(settleLater), RETRY_MS).unref();

  return {
    change: (request) =>
      new Promise((resolve, reject) => {
        queue(async () => {
          const id = randomUUID();
          const written = await settle().then(
            () => write(id, request),
            (error: unknown): Refusal => ({ kind: 'failed', step: 'write', reason: reasonOf(error) }),
          );
          if ('kind' in written) return resolve(written);
          const end = finish(written.commit, written.files);
          runs.set(id, end);
          resolve({ id });
          // The next change waits for the end of this one.
          await end;
        }).catch(reject);
      }),
    rebuild: () =>
      queue(async () => {
        await settle();
        // With a wrong date, menus and notices of other days would come onto the site.
        if ((await timeAhead()) !== undefined)
          return { kind: 'failed', step: 'build', reason: 'the clock is before the last change' };
        return attempt();
      }),
    progress: async (id, wait) => {
      const end = runs.get(id);
      if (!end) return undefined;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Progress>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'building' }), wait);
      });
      return Promise.race([end, late]).finally(() => clearTimeout(timer));
    },
    recover: () =>
      queue(async () => {
        if (await journal.unfinished()) await history.unlock();
        await settle();
        if ((await timeAhead()) === undefined) await attempt();
      }),
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const lastLines = ({ stdout, stderr }: Ended): string =>
  `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n');
