import cluster from 'node:cluster';

import { type Build, buildId, readBuild, withAssetsOf } from './build.ts';

/** How often each process looks for a new build, and how long it waits for the other processes. In milliseconds. */
const INTERVAL_MS = 500;
const OTHERS_TIMEOUT_MS = 5000;
/** When a build that could not be read is tried again. In milliseconds. */
const RETRY_MS = 2000;

interface Options {
  folder: string;
  /** The build that is served, and its id. */
  first: { id: string | undefined; build: Build };
  /** Serves another build from now on. */
  use: (build: Build) => void;
  onFailure: (error: Error) => void;
}

/**
 * Takes each new build of the folder without a restart. With several processes, each first loads the scripts and styles of the new
 * build; only when all have them, they serve its pages. The scripts of the build before stay until the next one. A build that cannot be
 * read is reported once and tried again, and the one before stays.
 */
export const followBuild = ({ folder, first, use, onFailure }: Options): void => {
  let { id: served, build } = first;
  let failed: { id: string; retryAt: number } | undefined;
  let isBusy = false;
  const look = async (): Promise<void> => {
    const id = await buildId(folder);
    if (id === undefined || id === served) return;
    if (id === failed?.id && performance.now() < failed.retryAt) return;
    const next = await readBuild(folder, build).catch((error: unknown) => {
      if (id !== failed?.id) onFailure(error instanceof Error ? error : new Error(String(error)));
      failed = { id, retryAt: performance.now() + RETRY_MS };
    });
    // Another build may have taken its place while it was read: the next look reads that one.
    if (!next || (await buildId(folder)) !== id) return;
    served = id;
    if (cluster.isWorker) {
      use(withAssetsOf(build, next));
      await othersHave(id);
    }
    // Pages of the build before are still open, and load some of their scripts later.
    use(withAssetsOf(next, build));
    build = next;
  };
  setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch((error: unknown) => onFailure(error instanceof Error ? error : new Error(String(error))))
      .finally(() => (isBusy = false));
  }, INTERVAL_MS).unref();
};

/** Messages between a worker and the primary process. */
type Loaded = { loaded: string };
type Released = { released: string };
const isLoaded = (message: unknown): message is Loaded =>
  typeof message === 'object' && message !== null && 'loaded' in message;
const isReleased = (message: unknown): message is Released =>
  typeof message === 'object' && message !== null && 'released' in message;

/** In a worker: resolves when every worker has loaded the build, or after the timeout. */
const othersHave = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      process.off('message', onMessage);
      resolve();
    };
    const onMessage = (message: unknown): void => {
      if (isReleased(message) && message.released === id) end();
    };
    const timer = setTimeout(end, OTHERS_TIMEOUT_MS);
    process.on('message', onMessage);
    process.send?.({ loaded: id } satisfies Loaded);
  });

/** In the primary process: tells the workers when all of them have loaded a build. */
export const coordinateWorkers = (): void => {
  const loadedBy = new Map<string, Set<number>>();
  cluster.on('message', (worker, message: unknown) => {
    if (!isLoaded(message)) return;
    const ids = loadedBy.get(message.loaded) ?? new Set();
    loadedBy.set(message.loaded, ids.add(worker.id));
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
    if (!workers.every(({ id }) => ids.has(id))) return;
    loadedBy.delete(message.loaded);
    for (const one of workers) one.send({ released: message.loaded } satisfies Released);
  });
};
