import { randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import type { Builds } from '../../tools/builds.ts';
import { type ChangeRequest, type Progress, reasonOf, type Refusal } from './change.ts';
import { changedPages, readBack } from './changed-pages.ts';
import type { Commit } from './git.ts';
import type { ProcessResult } from './run.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { timeAhead, type WriteOptions, writeChange, type Written } from './write-change.ts';

export interface PublisherOptions extends WriteOptions {
  /** The path that the public server reads, and the builds beside it. */
  live: string;
  builds: Builds;
  build: (folder: string) => Promise<ProcessResult>;
  /** The command that takes the place of build and swap. */
  send?: (() => Promise<ProcessResult>) | undefined;
  site: string;
  /** How long the public server may take to show a new build, in milliseconds. */
  visibleTimeoutMs?: number;
}

/** When taking back is tried again that has failed, in milliseconds. */
const RETRY_MS = 5000;
const MAX_WAITING = 50;
const REMEMBERED = 100;

/** Carries out changes one after another: write, commit, build, swap, read back. */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #ends = new Map<string, Promise<Progress>>();
  /** Changes to take back: the disk may have no space to write that down. */
  readonly #failed = new Set<string>();
  readonly #enqueue = createSerialQueue();
  #waiting = 0;

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** Queues a change. Resolves once it is in the history, or refused; its progress is then known under the id. */
  async change(request: ChangeRequest): Promise<{ id: string } | Refusal> {
    if (this.#waiting >= MAX_WAITING) return { kind: 'full' };
    this.#waiting += 1;
    const id = randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<{ id: string } | Refusal>();
    this.#enqueue(async () => {
      this.#waiting -= 1;
      const written = await this.#settle().then(
        () => writeChange(this.#options, id, request),
        (error: unknown): Refusal => ({ kind: 'failed', step: 'write', reason: reasonOf(error) }),
      );
      if ('kind' in written) return resolve(written);
      const end = this.#finish(written);
      resolve({ id });
      // The next change waits for the end of this one.
      await end;
    }).catch(reject);
    return promise;
  }

  rebuild(): Promise<Progress> {
    return this.#enqueue(async () => {
      await this.#settle();
      // With a wrong date, menus and notices of other days would come onto the site.
      if ((await timeAhead(this.#options)) !== undefined)
        return { kind: 'failed', step: 'build', reason: 'the clock is before the last change' };
      return this.#publish();
    });
  }

  /** Resolves with the end of a change, or with "building" after the time in milliseconds. Undefined for an unknown id. */
  async progress(id: string, wait: number): Promise<Progress | undefined> {
    const end = this.#ends.get(id);
    if (!end) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Progress>((resolve) => {
      timer = setTimeout(() => resolve({ kind: 'building' }), wait);
    });
    return Promise.race([end, late]).finally(() => clearTimeout(timer));
  }

  /** After a start: puts files in order that a killed program left, and builds the site. */
  recover(): Promise<void> {
    return this.#enqueue(async () => {
      if (await this.#options.journal.unfinished()) await this.#options.history.unlock();
      await this.#settle();
      if ((await timeAhead(this.#options)) === undefined) await this.#publish();
    });
  }

  /** Builds and swaps, or runs the command of PUBLISH. Never rejects. */
  #publish(): Promise<Progress> {
    const { send, now } = this.#options;
    const publish = send
      ? send().then((sent): Progress => (sent.code === 0 ? { kind: 'sent', at: now() } : failure('send', sent)))
      : this.#build();
    return publish.catch((error: unknown): Progress => ({ kind: 'failed', step: 'build', reason: reasonOf(error) }));
  }

  async #build(): Promise<Progress> {
    const { builds, build, live, site, visibleTimeoutMs = 15_000, now } = this.#options;
    const folder = await builds.prepare();
    const built = await build(folder);
    if (built.code !== 0) return failure('build', built);
    const previous = await realpath(live).catch(() => '');
    const pages = await changedPages(previous, folder);
    await builds.swap(folder);
    const seen = await readBack(site, pages, visibleTimeoutMs);
    return seen === 'live' ? { kind: 'live', at: now() } : { kind: 'unseen', why: seen };
  }

  /** Publishes a change that is in the history, or takes it back. Its end is then known under its id. */
  #finish(written: Written): Promise<Progress> {
    const end = this.#publish().then(async (progress) => {
      if (progress.kind === 'failed') await this.#takeBack(written).catch(() => this.#settleLater());
      else await this.#options.journal.end();
      return progress;
    });
    this.#ends.set(written.commit.change, end);
    const [oldest] = this.#ends.keys();
    if (oldest !== undefined && this.#ends.size > REMEMBERED) this.#ends.delete(oldest);
    return end;
  }

  /** Brings back the files before a change, as a commit of its own, unless that has been done. */
  async #takeBack({ commit: { id, change, summary, person, email }, files }: Written): Promise<void> {
    const { history, journal } = this.#options;
    this.#failed.add(change);
    await journal.begin({ id: change, files, hasFailed: true }).catch(() => undefined);
    const later: Commit[] = await history.list(10);
    if (!later.some(({ undoes }) => undoes === id)) {
      await history.restore(files, `${id}~`);
      const takenBack = `Taken back, it could not be put on the site: ${summary}`;
      await history.commit(files, { summary: takenBack, id: `${change}-back`, undoes: id }, { name: person, email });
    }
    await journal.end();
  }

  /** Brings a change to its end that a killed program began, or that could not be taken back. */
  async #settle(): Promise<void> {
    const { history, journal } = this.#options;
    const begun = await journal.unfinished();
    if (!begun) return;
    const { id, files } = begun;
    await history.restore(files);
    const commit = (await history.list(10)).find(({ change }) => change === id);
    // Not in the history, so no page has confirmed it.
    if (!commit) await journal.end();
    else if (begun.hasFailed || this.#failed.has(id)) await this.#takeBack({ commit, files });
    else await this.#finish({ commit, files });
  }

  #settleLater(): void {
    setTimeout(() => void this.#enqueue(() => this.#settle()).catch(() => this.#settleLater()), RETRY_MS).unref();
  }
}

const failure = (step: 'build' | 'send', { stdout, stderr }: ProcessResult): Progress => ({
  kind: 'failed',
  step,
  reason: `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n'),
});
