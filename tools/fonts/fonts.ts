/** Makes the font files and rules from the font packages: subsets with the characters that the site uses. */
import { allCharacters, collectCharacters, siteText, unicodeRanges } from './characters.ts';
import { faces, licences } from './faces.ts';
import { fallbackRules } from './fallbacks.ts';
import { subsetFace, type FontFile, fontCache, readPackageFile } from './subset.ts';

export { fontCache };

export interface FontSet {
  /** Font files and licence texts by name, served from `/fonts/`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** `@font-face` rules of both families and of their fallbacks. */
  readonly css: string;
  /** The addresses of the font files, and whether pages preload them. */
  readonly links: readonly { readonly href: string; readonly preload: boolean }[];
}

/** Makes the fonts with the characters of the project at `root` ('used'), or with all characters, for development. */
export async function makeFonts(root: string, text: 'used' | 'all', cache = fontCache): Promise<FontSet> {
  const characters = text === 'used' ? collectCharacters(siteText(root)) : allCharacters();
  const cut = await Promise.all(faces.map((face) => subsetFace(face, characters[face.script], cache)));
  const fallbacks = await Promise.all(faces.map(fallbackRules));
  const texts = await Promise.all(
    Object.entries(licences).map(async ([name, source]) => [name, await readPackageFile(source)] as const),
  );
  return {
    files: new Map([...cut.map((font) => [font.name, font.bytes] as const), ...texts]),
    css: cut.map(fontRule).join('') + fallbacks.join(''),
    links: cut.map(({ name, face }) => ({ href: `/fonts/${name}`, preload: face.preload })),
  };
}

function fontRule({ face, name }: FontFile): string {
  const descriptors = [
    `font-family:${face.family}`,
    `src:url(/fonts/${name}) format("woff2")`,
    `font-weight:${face.weight}`,
    ...(face.stretch ? [`font-stretch:${face.stretch}`] : []),
    'font-display:swap',
    `unicode-range:${unicodeRanges[face.script].join()}`,
  ];
  return `@font-face{${descriptors.join(';')}}`;
}
