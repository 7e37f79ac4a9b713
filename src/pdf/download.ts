/** Makes a branch's menu as a PDF file. Loaded on intent. */
import { loadBranchData } from '../data/branch-data.ts';
import { startMenuPdfWorker } from './client.ts';
import { readPdfColours } from './colours.ts';
import { createMenuPdfInput } from './input.ts';

/** Makes the PDF of one branch. */
export interface MenuDownloader {
  /** Saves the file on the device and returns its name. Throws when the PDF cannot be made, and after `close`. */
  save(): Promise<string>;
  /** Stops the work in progress. */
  close(): void;
}

/**
 * Creates a downloader and starts fetching everything that a branch's PDF needs.
 *
 * @param address of the branch's data (loadBranchData)
 */
export function createMenuDownloader(address: string): MenuDownloader {
  const worker = startMenuPdfWorker();
  // `save` tries again and reports a failure.
  loadBranchData(address).catch(() => undefined);
  return {
    async save() {
      const { categories, pdf } = await loadBranchData(address);
      const styles = getComputedStyle(document.documentElement);
      const input = createMenuPdfInput({
        ...pdf,
        // The PDF is without the list of drinks (PDF-14).
        categories: categories.filter(({ isDrinks }) => !isDrinks),
        colours: readPdfColours((token) => styles.getPropertyValue(token)),
        date: new Date(),
      });
      saveFile(await worker.make(input), input.fileName);
      return input.fileName;
    },
    close: () => worker.close(),
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
