/** The page's side of the worker that makes a branch's menu as a PDF file. Loaded on intent. */
import { loadBranchData } from '../data/branch-data.ts';
import { trustedScriptUrl } from '../ui/trusted-types.ts';
import { readPdfColours } from './dimensions.ts';
import { drawIcons } from './icons.ts';
import { createMenuPdfInput } from './input.ts';
import type { WorkerRequest, WorkerResponse } from './worker.ts';
// oxlint-disable-next-line import/default -- Vite makes the default export from the query
import workerUrl from './worker.ts?worker&url';

/** Time limit for a menu, in milliseconds. */
const TIMEOUT_MS = 60_000;

export type MenuDownloader = ReturnType<typeof createMenuDownloader>;

/** Starts fetching everything that a branch's PDF needs. `address` is that of the branch's data. */
export function createMenuDownloader(address: string) {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'menu-pdf' });
  const answer = new Promise<WorkerResponse>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => resolve(data));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The worker of the menu PDF failed: ${message || 'it could not be loaded'}`)),
    );
  });
  const data = loadBranchData(address);
  // `save` awaits both.
  for (const early of [answer, data]) early.catch(() => undefined);
  return {
    /** Saves the file on the device and returns its name. Throws when the PDF cannot be made. To be called once. */
    async save(): Promise<string> {
      const { categories, pdf } = await data;
      const styles = getComputedStyle(document.documentElement);
      const colours = readPdfColours((token) => styles.getPropertyValue(token));
      // The PDF is without the list of drinks (PDF-14).
      const printed = categories.filter(({ isInPdf }) => isInPdf);
      const input = createMenuPdfInput({ ...pdf, categories: printed, colours, date: new Date() });
      const icons = await drawIcons(new Set(printed.flatMap(({ icon }) => icon ?? [])), colours.oxide);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ input, icons } satisfies WorkerRequest);
      const timeout = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error(`The menu PDF was not made within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS),
      );
      const response = await Promise.race([answer, timeout]);
      if ('reason' in response) throw new Error(response.reason);
      saveFile(new Blob([response.bytes], { type: 'application/pdf' }), input.fileName);
      return input.fileName;
    },
    /** Ends the worker, and with it the work in progress. */
    close: (): void => worker.terminate(),
  };
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
