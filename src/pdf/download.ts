/** Makes a branch's menu as a PDF file from the site's content. Loaded on intent. */
import { branches, menuLoaders as loaders, menuPage as words, menus, site } from '#content';
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

/** Creates a downloader and starts fetching everything that a branch's PDF needs. */
export function createMenuDownloader(key: string): MenuDownloader {
  const worker = startMenuPdfWorker();
  // `save` tries again and reports a failure.
  readCategories(key).catch(() => undefined);
  return {
    async save() {
      const categories = await readCategories(key);
      const branch = branches.find((each) => each.key === key);
      const pages = menus[key]?.pages;
      if (!branch || !pages) throw new Error(`There is no branch "${key}".`);
      const hasAllergenNotice = pages.some(({ allergenNotice }) => allergenNotice);
      const styles = getComputedStyle(document.documentElement);
      const input = createMenuPdfInput({
        brand: { name: site.brand, native: site.brandNative },
        branch: { ...branch, hasAllergenNotice },
        categories,
        words: {
          legend: words.legend,
          pdf: words.pdf,
          allergens: words.allergens,
          codeKey: words.codeKey,
          soldOut: words.soldOut,
        },
        nativeLanguage: site.nativeLanguage,
        currency: site.currency,
        colours: readPdfColours((token) => styles.getPropertyValue(token)),
        date: new Date(),
      });
      saveFile(await worker.make(input), input.fileName);
      return input.fileName;
    },
    close: () => worker.close(),
  };
}

/** The branch's categories, page by page, without its drinks list (PDF-14). */
async function readCategories(key: string) {
  const pages = (loaders[key] ?? []).filter((_, index) => !menus[key]?.pages[index]?.isDrinks);
  const modules = await Promise.all(pages.map((load) => load()));
  return modules.flatMap((module) => module.default.categories);
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
