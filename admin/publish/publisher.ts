import { randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Builds } from '../../tools/builds.ts';
import { type ChangeRequest, type Progress, reasonOf, type Refusal } from './change.ts';
import { changedPages, waitUntilLive } from './changed-pages.ts';
import type { Commit } from './git.ts';
import type { ProcessResult } from './run.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { type WriteOptions, writeChange, type CommittedChange } from './write-change.ts';

export interface PublisherOptions extends WriteOptions {
  /** The build that the public server reads. */
  servedPath: string;
  builds: Builds;
  build: (folder: string) => Promise<ProcessResult>;
  /** The command that runs instead of build and swap. */
  send?: (() => Promise<ProcessResult>) | undefined;
  site: string;
  now: () => number;
  /** How long the public server may take to show a new build, in milliseconds. */
  visibleTimeoutMs?: number;
}

/** Delay before another attempt to undo a failed change, in milliseconds. */
const RETRY_MS = 5000;
const MAX_WAITING = 50;
const MAX_RESULTS = 100;

/** Carries out changes one after another: write, commit, build, swap, read back. */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #results = new Map<string, Promise<Progress>>();
  /** Changes to undo, in memory too, because the disk may be too full for the journal. */
  readonly #failed = new Set<string>();
  readonly #enqueue = createSerialQueue();
  #waiting = 0;

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** Queues a change. Resolves when it is committed, with the id for `progress`, or refused. */
  async change(request: ChangeRequest): Promise<{ id: string } | Refusal> {
    if (this.#waiting >= MAX_WAITING) return { kind: 'full' };
    this.#waiting += 1;
    const id = randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<{ id: string } | Refusal>();
    this.#enqueue(async () => {
      this.#waiting -= 1;
      const committed = await this.#complete().then(
        () => writeChange(this.#options, id, request),
        (error: unknown): Refusal => ({ kind: 'failed', step: 'write', reason: reasonOf(error) }),
      );
      if ('kind' in committed) return resolve(committed);
      const end = this.#finish(committed);
      resolve({ id });
      // The next change waits for the end of this one.
      await end;
    }).catch(reject);
    return promise;
  }

  rebuild(): Promise<Progress> {
    return this.#enqueue(async () => {
      await this.#complete();
      return this.#publish();
    });
  }

  /** Resolves with the result of a change, or with "building" after `wait` milliseconds. Undefined for an unknown id. */
  async progress(id: string, wait: number): Promise<Progress | undefined> {
    const end = this.#results.get(id);
    if (!end) return undefined;
    return Promise.race([end, sleep<Progress>(wait, { kind: 'building' }, { ref: false })]);
  }

  /** Run at the start: completes the change of a killed program, and builds the site. */
  recover(): Promise<void> {
    return this.#enqueue(async () => {
      if (await this.#options.journal.unfinished()) await this.#options.history.unlock();
      await this.#complete();
      await this.#publish();
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
    const { builds, build, servedPath, site, visibleTimeoutMs = 15_000, now } = this.#options;
    const folder = await builds.prepare();
    const built = await build(folder);
    if (built.code !== 0) return failure('build', built);
    const previous = await realpath(servedPath).catch(() => '');
    const pages = await changedPages(previous, folder);
    await builds.swap(folder);
    const seen = await waitUntilLive(site, pages, visibleTimeoutMs);
    return seen === 'live' ? { kind: 'live', at: now() } : { kind: 'unconfirmed', why: seen };
  }

  /** Publishes a committed change, and undoes it if that fails. */
  #finish(committed: CommittedChange): Promise<Progress> {
    const end = this.#publish().then(async (progress) => {
      if (progress.kind === 'failed') await this.#revert(committed).catch(() => this.#completeLater());
      else await this.#options.journal.end();
      return progress;
    });
    this.#results.set(committed.commit.changeId, end);
    const [oldest] = this.#results.keys();
    if (oldest !== undefined && this.#results.size > MAX_RESULTS) this.#results.delete(oldest);
    return end;
  }

  /** Reverts a change by a new commit, unless there is one already. */
  async #revert({ commit: { hash, changeId, summary, person, email }, files }: CommittedChange): Promise<void> {
    const { history, journal } = this.#options;
    this.#failed.add(changeId);
    await journal.begin({ id: changeId, files, hasFailed: true }).catch(() => undefined);
    const later: Commit[] = await history.list(10);
    if (!later.some(({ undoes }) => undoes === hash)) {
      await history.restore(files, `${hash}~`);
      const subject = `Taken back, it could not be put on the site: ${summary}`;
      const revert = { summary: subject, changeId: `${changeId}-back`, undoes: hash };
      await history.commit(files, revert, { name: person, email });
    }
    await journal.end();
  }

  /** Completes the change that a killed program left, or that could not be undone. */
  async #complete(): Promise<void> {
    const { history, journal } = this.#options;
    const unfinished = await journal.unfinished();
    if (!unfinished) return;
    const { id, files } = unfinished;
    await history.restore(files);
    const commit = (await history.list(10)).find(({ changeId }) => changeId === id);
    // Not in the history, so no page has confirmed it.
    if (!commit) await journal.end();
    else if (unfinished.hasFailed || this.#failed.has(id)) await this.#revert({ commit, files });
    else await this.#finish({ commit, files });
  }

  #completeLater(): void {
    setTimeout(() => void this.#enqueue(() => this.#complete()).catch(() => this.#completeLater()), RETRY_MS).unref();
  }
}

const failure = (step: 'build' | 'send', { stdout, stderr }: ProcessResult): Progress => ({
  kind: 'failed',
  step,
  reason: `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n'),
});
