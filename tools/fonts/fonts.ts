/** From the font packages to the files and rules that pages use: cut to the site's own characters. */
import { allCharacters, charactersOf, siteText, unicodeRanges } from './characters.ts';
import { faces, licences } from './faces.ts';
import { fallbackRules } from './fallbacks.ts';
import { cutFace, type FontFile, fontCache, sourceOf } from './subset.ts';

export { fontCache };

export interface FontSet {
  /** Font files and licence texts by name, all to be served from `/fonts/`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** `@font-face` rules of both families and of their fallbacks. */
  readonly css: string;
  /** What a page may preload. */
  readonly links: readonly { readonly href: string; readonly preload: boolean }[];
}

/** Makes the fonts for the text of a site's folder, or for any text ('all') while it is still being written. */
export async function makeFonts(root: string, text: 'used' | 'all', cache = fontCache): Promise<FontSet> {
  const characters = text === 'used' ? charactersOf(siteText(root)) : allCharacters();
  const cut = await Promise.all(faces.map((face) => cutFace(face, characters[face.script], cache)));
  const fallbacks = await Promise.all(faces.map(fallbackRules));
  const texts = await Promise.all(
    Object.entries(licences).map(async ([name, source]) => [name, await sourceOf(source)] as const),
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
    `unicode-range:${unicodeRanges[face.script]}`,
  ];
  return `@font-face{${descriptors.join(';')}}`;
}
