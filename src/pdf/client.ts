/** The page's side of the worker. Loaded on intent, with its imports. */
import bold from '#fonts/pdf-bold.ttf?url';
import display from '#fonts/pdf-display.ttf?url';
import tamil from '#fonts/pdf-tamil.ttf?url';
import text from '#fonts/pdf-text.ttf?url';
import icons from '../ui/category-icons.svg?url&no-inline';
import kolam from '../styles/ornaments/kolam-diamond-brass.svg?url&no-inline';
import logo from '../styles/ornaments/logo.svg?url&no-inline';
import strip from '../styles/ornaments/strip-oxide.svg?url&no-inline';
import { trustedScriptUrl } from '../ui/trusted-types.ts';
import type { WorkerResponse, WorkerRequest } from './messages.ts';
import type { MenuPdfInput } from './model.ts';
// oxlint-disable-next-line import/default -- Vite makes the default export from the query
import workerUrl from './worker.ts?worker&url';

/** Time limit for a menu, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** A worker that makes menus. */
export interface MenuPdfWorker {
  /**
   * Makes a menu, one at a time.
   *
   * @throws when that fails or exceeds TIMEOUT_MS, the worker crashes, or `close` is called
   */
  make(input: MenuPdfInput): Promise<Blob>;
  /** Terminates the worker. */
  close(): void;
}

/** Starts the worker, which fetches fonts and pictures at once. After a failure the next call starts a new one. */
export function startMenuPdfWorker(): MenuPdfWorker {
  let worker: Worker | undefined;
  let job: { resolve: (bytes: Blob) => void; reject: (error: Error) => void } | undefined;
  let closed = false;

  function stop(reason: string): void {
    worker?.terminate();
    worker = undefined;
    job?.reject(new Error(reason));
  }

  function start(): Worker {
    const started = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'menu-pdf' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      if (data.kind === 'failed') stop(data.reason);
      else job?.resolve(new Blob([data.bytes], { type: 'application/pdf' }));
    });
    started.addEventListener('error', ({ message }) =>
      stop(`The worker of the menu PDF failed: ${message || 'it could not be loaded'}`),
    );
    started.addEventListener('messageerror', () =>
      stop('The worker of the menu PDF sent a message that cannot be read.'),
    );
    send(started, { kind: 'prepare', assets: { fonts: { bold, display, tamil, text }, icons, logo, strip, kolam } });
    return started;
  }

  worker = start();
  return {
    async make(input) {
      if (closed) throw new Error('The menu PDF was closed.');
      const timer = setTimeout(() => stop(`The menu PDF was not made within ${TIMEOUT_MS} ms.`), TIMEOUT_MS);
      try {
        return await new Promise<Blob>((resolve, reject) => {
          job = { resolve, reject };
          send((worker ??= start()), { kind: 'make', input });
        });
      } finally {
        clearTimeout(timer);
        job = undefined;
      }
    },
    close() {
      closed = true;
      stop('The menu PDF was closed.');
    },
  };
}

function send(worker: Worker, request: WorkerRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(request);
}
