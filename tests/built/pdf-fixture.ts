/** Menu PDFs, made in Node by the code that the browser's worker runs. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { categoryIconId } from '#src/ui/category-icon-names.ts';
import type { Content } from '#model/read/read.ts';
import { makeMenuPdf } from '#src/pdf/draw.ts';
import type { FontFiles } from '#src/pdf/fonts.ts';
import { readPdfColours } from '#src/pdf/colours.ts';
import { createMenuPdfInput } from '#src/pdf/input.ts';
import type { MenuPdfInput, MenuPdfPictures } from '#src/pdf/model.ts';
import { readSymbol } from '#src/pdf/svg.ts';
import { content as siteContent } from '../pages.ts';
import { readTheme } from '#tools/content/theme.ts';
import { makePdfFonts, type PdfFace } from '#integrations/fonts/pdf-fonts.ts';

const root = join(import.meta.dirname, '../..');
export const colours = readPdfColours(readTheme(root).colour);
const readText = (path: string) => readFile(join(root, path), 'utf8');

const files = await makePdfFonts();
const bytesOf = (face: PdfFace) => new Uint8Array(files.find((file) => file.face === face)?.bytes ?? []);

export const fonts: FontFiles = {
  display: bytesOf('display'),
  tamil: bytesOf('tamil'),
  text: bytesOf('text'),
  bold: bytesOf('bold'),
};

/** A branch's food categories as they stand in content. */
export const foodCategories = (key: string, content: Content = siteContent) =>
  (content.menus[key]?.pages ?? []).filter(({ isDrinks }) => !isDrinks).flatMap(({ categories }) => categories);

/** What the browser would make a branch's PDF from, on a fixed day. */
export function inputOf(key: string, content: Content = siteContent): MenuPdfInput {
  const branch = content.branches.find((each) => each.key === key);
  if (!branch) throw new Error(`No branch ${key}.`);
  const hasAllergenNotice = content.menus[key]?.pages.some(({ allergenNotice }) => allergenNotice) ?? false;
  return createMenuPdfInput({
    brand: { name: content.site.brand, native: content.site.brandNative },
    branch: { ...branch, hasAllergenNotice },
    categories: foodCategories(key, content),
    words: content.menuPage,
    nativeLanguage: content.site.nativeLanguage,
    currency: content.site.currency,
    colours,
    date: new Date('2026-05-04T12:00:00Z'),
  });
}

/** The same menu `times` over. */
export function repeated(input: MenuPdfInput, times: number): MenuPdfInput {
  return { ...input, categories: Array.from({ length: times }, () => input.categories).flat() };
}

const sprite = await readText('src/ui/category-icons.svg');

async function iconJpeg(name: string): Promise<Uint8Array> {
  const drawing = readSymbol(sprite, categoryIconId(name) ?? '', colours.oxide);
  if (!drawing) throw new Error(`No icon ${name}.`);
  const paths = drawing.shapes.map(
    ({ d, fill, stroke }) => `<path d="${d}" fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="2"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="-3 -3 54 54">${paths.join('')}</svg>`;
  return new Uint8Array(
    await sharp(Buffer.from(svg)).flatten({ background: 'white' }).jpeg({ quality: 70 }).toBuffer(),
  );
}

/** All pictures that a menu asks for. */
export async function picturesOf(input: MenuPdfInput): Promise<MenuPdfPictures> {
  const names = [...new Set(input.categories.map(({ icon }) => icon))].filter((name) => name !== '');
  const icons = await Promise.all(names.map(async (name) => [name, await iconJpeg(name)] as const));
  const [logo, strip, kolam] = await Promise.all([
    readText('src/styles/ornaments/logo.svg'),
    readText('src/styles/ornaments/strip-oxide.svg'),
    readText('src/styles/ornaments/kolam-diamond-brass.svg'),
  ]);
  return { icons: new Map(icons), logo, strip, kolam };
}

export const noPictures: MenuPdfPictures = { icons: new Map(), logo: null, strip: null, kolam: null };

export const pdfOf = async (input: MenuPdfInput, pictures?: MenuPdfPictures) =>
  makeMenuPdf(input, fonts, pictures ?? (await picturesOf(input)));
