import { randomUUID } from 'node:crypto';
import { constants, cp, realpath, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Builds } from '../../tools/builds.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { type ChangeRequest, type Progress, reasonOf, type Refusal } from './change.ts';
import { changedPages, isLive } from './changed-pages.ts';
import type { ProcessResult } from './run.ts';
import { type CommittedChange, takeBack, takenBackBy, type WriteOptions, writeChange } from './write-change.ts';

export interface PublisherOptions extends WriteOptions {
  /** The build that the public server reads. */
  servedPath: string;
  builds: Builds;
  /** The folder of the content that a build reads, as it was when the build began: changes are written while it runs. */
  snapshot: string;
  build: (folder: string) => Promise<ProcessResult>;
  /** The command that runs instead of build and swap. */
  send?: (() => Promise<ProcessResult>) | undefined;
  site: string;
  now: () => number;
  /** How long the public server may take to show a new build, in milliseconds. */
  visibleTimeoutMs?: number;
}

const MAX_WAITING = 50;
const MAX_RESULTS = 100;

/**
 * Writes and commits changes one after another, and answers then. A build follows, of all that is committed by then; what is committed
 * while it runs is in the next one.
 */
export class Publisher {
  readonly #options: PublisherOptions;
  /** How each change ends, by its id. */
  readonly #results = new Map<string, PromiseWithResolvers<Progress>>();
  readonly #write = createSerialQueue();
  readonly #publish = createSerialQueue();
  /** Committed changes that no build has, oldest first. */
  #pending: CommittedChange[] = [];
  /** The publication that has not begun and will have all pending changes. */
  #next: Promise<Progress> | undefined;
  /** Changes that could not be published and are to be taken back, oldest first. After a crash they fail again. */
  #failed: CommittedChange[] = [];
  #waiting = 0;

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** Queues a change. Resolves when it is committed, with the id for `progress`, or refused. A form that is sent twice has one id. */
  async change(request: ChangeRequest): Promise<{ id: string } | Refusal> {
    if (this.#waiting >= MAX_WAITING) return { kind: 'tooManyWaiting' };
    this.#waiting += 1;
    return this.#write(async () => {
      this.#waiting -= 1;
      const { form: id = randomUUID() } = request;
      if (this.#results.has(id) || (request.form && (await this.#isCommitted(id)))) return { id };
      const committed = await this.#complete().then(
        () => writeChange(this.#options, id, request),
        (error: unknown): Refusal => ({ kind: 'failed', step: 'write', reason: reasonOf(error) }),
      );
      if ('kind' in committed) return committed;
      this.#addPending(committed);
      void this.rebuild();
      return { id };
    });
  }

  /** Publishes what is committed, after the publication that has begun. */
  rebuild(): Promise<Progress> {
    return (this.#next ??= this.#publish(async () => {
      const { history, folder, snapshot, journal } = this.#options;
      let batch: CommittedChange[] = [];
      const progress = await this.#write(async () => {
        this.#next = undefined;
        await this.#complete();
        batch = this.#pending.splice(0);
        await rm(snapshot, { recursive: true, force: true });
        await cp(folder, snapshot, { recursive: true, mode: constants.COPYFILE_FICLONE });
        return history.head();
      }).then(
        async (head) => {
          const end = await this.#buildOrSend();
          // Where that cannot be written, the next start publishes it once more.
          if (end.kind !== 'failed') await journal.setPublished(head).catch(() => undefined);
          return end;
        },
        (error: unknown): Progress => ({ kind: 'failed', step: 'build', reason: reasonOf(error) }),
      );
      // A later change was made on top of these, so it fails with them.
      const changes = progress.kind === 'failed' ? await this.#undoFailed(batch) : batch;
      for (const { commit } of changes) this.#results.get(commit.changeId)?.resolve(progress);
      return progress;
    }));
  }

  /** Resolves with the result of a change, or with "building" after `wait` milliseconds. Undefined for an unknown id. */
  async progress(id: string, wait: number): Promise<Progress | undefined> {
    // After a start, what was not published is known when `recover` has read the history.
    const end = this.#results.get(id) ?? (await this.#write(async () => this.#results.get(id)));
    if (end) return Promise.race([end.promise, sleep<Progress>(wait, { kind: 'building' }, { ref: false })]);
    const commits = await this.#options.history.list(MAX_RESULTS);
    const commit = commits.find(({ changeId }) => changeId === id);
    const back = commit && takenBackBy(commits, commit);
    if (back) return { kind: 'failed', step: 'build', reason: back.summary };
    return commit && { kind: 'live', at: commit.time };
  }

  /** Run at the start: puts the files in order after the program was killed, and publishes what is not on the site. */
  async recover(): Promise<Progress> {
    const { history, journal } = this.#options;
    await this.#write(async () => {
      if (await journal.unfinished()) await history.unlock();
      await this.#complete();
      const published = await journal.published();
      const known = new Set(this.#pending.map(({ commit }) => commit.changeId));
      const unpublished = published === undefined ? [] : await history.listSince(published);
      for (const change of unpublished) if (!known.has(change.commit.changeId)) this.#addPending(change);
    });
    return this.rebuild();
  }

  #addPending(change: CommittedChange): void {
    this.#pending.push(change);
    this.#results.set(change.commit.changeId, Promise.withResolvers());
    const [oldest] = this.#results.keys();
    if (oldest !== undefined && this.#results.size > MAX_RESULTS) this.#results.delete(oldest);
  }

  #isCommitted = async (id: string) =>
    (await this.#options.history.list(MAX_RESULTS)).some(({ changeId }) => changeId === id);

  /** Builds and swaps, or runs the command of PUBLISH. Never rejects. */
  #buildOrSend(): Promise<Progress> {
    const { send, now } = this.#options;
    const end = send
      ? send().then((sent): Progress => (sent.code === 0 ? { kind: 'sent', at: now() } : failure('send', sent)))
      : this.#build();
    return end.catch((error: unknown): Progress => ({ kind: 'failed', step: 'build', reason: reasonOf(error) }));
  }

  async #build(): Promise<Progress> {
    const { builds, build, servedPath, site, visibleTimeoutMs = 15_000, now } = this.#options;
    const folder = await builds.prepare();
    const built = await build(folder);
    if (built.code !== 0) return failure('build', built);
    const previous = await realpath(servedPath).catch(() => '');
    const pages = await changedPages(previous, folder);
    await builds.swap(folder);
    if (pages[0] && !(await isLive(site, pages[0], visibleTimeoutMs))) return { kind: 'unconfirmed' };
    return { kind: 'live', at: now(), page: pages.find(({ path }) => !path.includes('.'))?.path };
  }

  /** Takes back all changes that are not on the site: those of a failed build, and those that were made on top of them. */
  #undoFailed(batch: readonly CommittedChange[]): Promise<readonly CommittedChange[]> {
    return this.#write(async () => {
      const changes = [...batch, ...this.#pending.splice(0)];
      this.#failed.push(...changes);
      // Else it is done before the next change or build.
      await this.#complete().catch(() => undefined);
      return changes;
    });
  }

  /** Puts in order what a killed program left, and takes back what failed. */
  async #complete(): Promise<void> {
    const { history, journal } = this.#options;
    const unfinished = await journal.unfinished();
    // The history decides: what is not in it was not promised.
    if (unfinished) {
      await history.restore(unfinished);
      await journal.end();
    }
    await takeBack(this.#options, this.#failed);
    this.#failed = [];
  }
}

const failure = (step: 'build' | 'send', { stdout, stderr }: ProcessResult): Progress => ({
  kind: 'failed',
  step,
  reason: `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n'),
});
