/** Menu PDFs, made in Node by the code that the browser's worker runs. */
import { readFileSync } from 'node:fs';
import { makePdfFonts } from '#integrations/fonts/pdf-fonts.ts';
import type { Content } from '#model/types.ts';
import { readPdfColours } from '#src/pdf/colours.ts';
import { makeMenuPdf } from '#src/pdf/draw.ts';
import { createMenuPdfInput } from '#src/pdf/input.ts';
import type { MenuPdfInput } from '#src/pdf/model.ts';
import { readTheme } from '#tools/content/theme.ts';

const files = await makePdfFonts();
const bytesOf = (face: keyof typeof files) => new Uint8Array(readFileSync(files[face]));
const fonts = { display: bytesOf('display'), tamil: bytesOf('tamil'), text: bytesOf('text'), bold: bytesOf('bold') };

/** What the browser would make a branch's PDF from, on a fixed day, with its categories `times` over. */
export function inputOf(key: string, content: Content, times = 1): MenuPdfInput {
  const branch = content.branches.find((each) => each.key === key);
  if (!branch) throw new Error(`No branch ${key}.`);
  const pages = content.menus[key]?.pages ?? [];
  const categories = pages.filter(({ isDrinks }) => !isDrinks).flatMap((page) => page.categories);
  return createMenuPdfInput({
    brand: { name: content.site.brand, localName: content.site.brandLocalName },
    branch: { ...branch, hasAllergenNotice: pages.some(({ allergenNotice }) => allergenNotice) },
    categories: Array.from({ length: times }, () => categories).flat(),
    words: content.menuPage,
    localLanguage: content.site.localLanguage,
    currency: content.site.currency,
    colours: readPdfColours(readTheme(process.cwd()).colour),
    date: new Date('2026-05-04T12:00:00Z'),
  });
}

/** With the logo and letters for icons; without the logo if it is `null`. */
export const pdfOf = (
  input: MenuPdfInput,
  logo: string | null = readFileSync('src/styles/ornaments/logo.svg', 'utf8'),
) => makeMenuPdf(input, fonts, { icons: new Map(), logo, strip: null, kolam: null });
