/** A branch's menu as a PDF file, from the site's content. Loaded on the visitor's intent. */
import branches from 'virtual:content/branches';
import loaders from 'virtual:content/menu-loaders';
import * as words from 'virtual:content/menu-page';
import menus from 'virtual:content/menus';
import * as site from 'virtual:content/site';
import { openMenuPdf } from './client.ts';
import { menuPdfInput } from './input.ts';

/** Makes the PDF of one branch. */
export interface MenuDownloader {
  /** Saves the file on the device, and gives its name. Throws where it can't be made, or after `close`. */
  save(): Promise<string>;
  /** Stops whatever is under way. */
  close(): void;
}

/** Starts fetching everything that a branch's PDF needs. */
export function openDownload(key: string): MenuDownloader {
  const maker = openMenuPdf();
  // A failure shows when the file is asked for, and is then tried again.
  readCategories(key).catch(() => undefined);
  return {
    async save() {
      const categories = await readCategories(key);
      const branch = branches.find((each) => each.key === key);
      const pages = menus[key]?.pages;
      if (!branch || !pages) throw new Error(`There is no branch "${key}".`);
      const hasAllergenNotice = pages.some(({ allergenNotice }) => allergenNotice);
      const name = site.brand;
      const tamil = site.brandTamil;
      const input = menuPdfInput({
        brand: { name, tamil },
        branch: { ...branch, hasAllergenNotice },
        categories,
        legend: words.legend,
        words: words.pdf,
        date: new Date(),
      });
      saveFile(await maker.make(input), input.fileName);
      return input.fileName;
    },
    close: () => maker.close(),
  };
}

/** The branch's categories, page by page; its drinks list is left out (spec section 9). */
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
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
