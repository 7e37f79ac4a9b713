/** The page's side of the worker. Loaded on the visitor's intent, with all that it names. */
import fonts from 'virtual:menu-pdf/fonts';
import icons from '../components/category-icons.svg?url&no-inline';
import kolam from '../styles/ornaments/kolam-diamond-brass.svg?url&no-inline';
import logo from '../styles/ornaments/logo.svg?url&no-inline';
import strip from '../styles/ornaments/strip-oxide.svg?url&no-inline';
import type { Delivery, Order } from './messages.ts';
import type { MenuPdfInput } from './model.ts';

/** After this long, in milliseconds, a menu counts as failed. */
const LIMIT = 60_000;

/** A worker that makes menus. */
export interface MenuPdfMaker {
  /**
   * Makes a menu. One at a time.
   *
   * @throws where it can't be made, the worker crashes, or `close` is called
   */
  make(input: MenuPdfInput): Promise<Blob>;
  /** Ends the worker and whatever it is doing. */
  close(): void;
}

/** Starts the worker, which at once fetches fonts and pictures. After a failure a new worker takes its place. */
export function openMenuPdf(): MenuPdfMaker {
  let worker: Worker | undefined;
  let job: { done: (bytes: Blob) => void; fail: (error: Error) => void } | undefined;
  let closed = false;

  function end(reason: string): void {
    worker?.terminate();
    worker = undefined;
    job?.fail(new Error(reason));
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'menu-pdf' });
    started.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
      if (data.kind === 'failed') end(data.reason);
      else job?.done(new Blob([data.bytes], { type: 'application/pdf' }));
    });
    started.addEventListener('error', ({ message }) =>
      end(`Its worker failed: ${message || 'it could not be loaded'}`),
    );
    started.addEventListener('messageerror', () => end("Its worker sent something that can't be read."));
    send(started, { kind: 'prepare', assets: { fonts, icons, logo, strip, kolam } });
    return started;
  }

  worker = start();
  return {
    async make(input) {
      if (closed) throw new Error('The menu PDF was closed.');
      const timer = setTimeout(() => end(`The menu PDF was not made within ${LIMIT} ms.`), LIMIT);
      try {
        return await new Promise<Blob>((done, fail) => {
          job = { done, fail };
          send((worker ??= start()), { kind: 'make', input });
        });
      } finally {
        clearTimeout(timer);
        job = undefined;
      }
    },
    close() {
      closed = true;
      end('The menu PDF was closed.');
    },
  };
}

function send(worker: Worker, order: Order): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(order);
}
