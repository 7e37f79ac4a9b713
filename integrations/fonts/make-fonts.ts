import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { collectCharacters, siteText, unicodeRanges } from './characters.ts';
import { faces } from './faces.ts';
import { type FontFile, subsetFace } from './subset.ts';
import { writeAtomically } from '../../tools/cached.ts';
import { makePdfFonts } from './pdf-fonts.ts';

/** One `@font-face` rule, as Astro's local font provider takes it. */
interface Variant {
  src: [string];
  weight: string;
  style: 'normal';
  stretch?: string;
  unicodeRange: [string, ...string[]];
}

/** A font family of Astro's configuration: only whole families can be preloaded, so each script of a typeface is one. */
interface Family {
  name: string;
  cssVariable: string;
  variants: [Variant, ...Variant[]];
}

/** The font files of the site and the configuration that declares them. */
export interface SiteFonts {
  families: readonly Family[];
  /** The absolute path of the folder with the files: `arima-latin.woff2`, `pdf-display.ttf`. */
  folder: string;
}

/**
 * Makes the fonts with the characters that the project at `root` uses: subsets for the pages, and static instances for the PDF. All are
 * cached.
 */
export async function makeFonts(root: string, cache = join(root, '.cache/fonts')): Promise<SiteFonts> {
  const characters = collectCharacters(siteText(root));
  const [cut, pdf] = await Promise.all([
    Promise.all(faces.map((face) => subsetFace(face, characters[face.script], cache))),
    makePdfFonts(cache),
  ]);
  const files = [...cut, ...pdf].map(({ name }) => name).join();
  const folder = join(cache, createHash('sha256').update(files).digest('hex').slice(0, 12));
  await Promise.all([
    ...cut.map(({ face, bytes }) => writeAtomically(join(folder, `${face.name}.woff2`), bytes)),
    ...pdf.map(({ face, bytes }) => writeAtomically(join(folder, `pdf-${face}.ttf`), bytes)),
  ]);
  const variantOf = ({ face }: FontFile): Variant => ({
    src: [join(folder, `${face.name}.woff2`)],
    weight: face.weight,
    style: 'normal',
    ...(face.stretch && { stretch: face.stretch }),
    unicodeRange: unicodeRanges[face.script],
  });
  const names = [...new Set(cut.map(({ face }) => face.astroFamily))];
  const families = names.map((name): Family => {
    const variants = cut.filter(({ face }) => face.astroFamily === name).map(variantOf);
    // Each name is that of a face, so there is at least one.
    return { name, cssVariable: `--font-${name.toLowerCase()}`, variants: variants as [Variant, ...Variant[]] };
  });
  return { families, folder };
}
