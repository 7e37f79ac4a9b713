/** The page's side of the worker that makes a branch's menu as a PDF file. Loaded on intent. */
import { loadBranchData } from '../data/branch-data.ts';
import { trustedScriptUrl } from '../ui/trusted-types.ts';
import { readPdfColours } from './dimensions.ts';
import { createMenuPdfInput, type MenuPdfInput } from './input.ts';
import type { WorkerResponse } from './worker.ts';
// oxlint-disable-next-line import/default -- Vite makes the default export from the query
import workerUrl from './worker.ts?worker&url';

/** Time limit for a menu, in milliseconds. */
const TIMEOUT_MS = 60_000;

export type MenuDownloader = ReturnType<typeof createMenuDownloader>;

/** Starts fetching everything that a branch's PDF needs. `address` is that of the branch's data. */
export function createMenuDownloader(address: string) {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'menu-pdf' });
  const broken = new Promise<never>((_, reject) =>
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The worker of the menu PDF failed: ${message || 'it could not be loaded'}`)),
    ),
  );
  // A failure of either is ignored here: `save` waits for `broken` too, and loads the data again.
  broken.catch(() => undefined);
  loadBranchData(address).catch(() => undefined);
  return {
    /** Saves the file on the device and returns its name. Throws when the PDF cannot be made; close it then, and create another. */
    async save(): Promise<string> {
      const { categories, pdf } = await loadBranchData(address);
      const styles = getComputedStyle(document.documentElement);
      const input = createMenuPdfInput({
        ...pdf,
        // The PDF is without the list of drinks (PDF-14).
        categories: categories.filter(({ isDrinks }) => !isDrinks),
        colours: readPdfColours((token) => styles.getPropertyValue(token)),
        date: new Date(),
      });
      saveFile(await Promise.race([makePdf(worker, input), broken]), input.fileName);
      return input.fileName;
    },
    /** Ends the worker, and with it the work in progress. */
    close: (): void => worker.terminate(),
  };
}

/** Has the worker make a menu. Throws if it cannot, or takes longer than TIMEOUT_MS. */
async function makePdf(worker: Worker, input: MenuPdfInput): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerResponse>();
  const timer = setTimeout(() => reject(new Error(`The menu PDF was not made within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => resolve(data), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(input);
  const response = await promise.finally(() => clearTimeout(timer));
  if ('reason' in response) throw new Error(response.reason);
  return new Blob([response.bytes], { type: 'application/pdf' });
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
