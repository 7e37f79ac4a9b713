import { collectCharacters, siteText, unicodeRanges } from './characters.ts';
import { createFontSubset } from './font-subset.ts';

/** One font file: a subset of a source file, for a range of styles. */
interface Face {
  readonly name: string;
  readonly source: string;
  readonly axes: Parameters<typeof createFontSubset>[1]['axes'];
  readonly weight: string;
  readonly stretch?: string;
}

/** Kerning, marks, required variants, and tabular figures for prices. The others, such as fractions, are dropped. */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'tnum', 'lnum'];

const ARIMA = '@fontsource-variable/arima/files/arima';
const ANEK = '@fontsource-variable/anek-tamil/files/anek-tamil-latin-standard-normal.woff2';
const KHAND = '@fontsource/khand/files/khand-latin-600-normal.woff2';
const wght = { min: 400, max: 700 };

/**
 * The families in Astro's configuration: Arima for headings and Tamil, Anek for text, Khand for prices, numbers and labels. Only whole
 * families can be preloaded, so each script of Arima is one.
 */
const families = {
  Arima: {
    script: 'latin',
    faces: [{ name: 'arima-latin', source: `${ARIMA}-latin-wght-normal.woff2`, axes: { wght }, weight: '400 700' }],
  },
  ArimaTamil: {
    script: 'tamil',
    faces: [{ name: 'arima-tamil', source: `${ARIMA}-tamil-wght-normal.woff2`, axes: { wght }, weight: '400 700' }],
  },
  Anek: {
    script: 'latin',
    faces: [{ name: 'anek', source: ANEK, axes: { wght, wdth: 100 }, weight: '400 700' }],
  },
  Khand: {
    script: 'latin',
    faces: [{ name: 'khand', source: KHAND, axes: {}, weight: '600' }],
  },
} as const satisfies Record<string, { script: 'latin' | 'tamil'; faces: readonly [Face, ...Face[]] }>;

/** Makes the fonts of the pages with the characters that the project at `root` uses, as families of Astro's local font provider. */
export async function makePageFonts(root: string) {
  const used = collectCharacters(siteText(root));
  return Promise.all(
    Object.entries(families).map(async ([name, { script, faces }]) => {
      const features = script === 'latin' ? LATIN_FEATURES : undefined;
      const variant = async ({ name: file, source, axes, weight, stretch }: Face) => {
        const src: [string] = [await createFontSubset(file, { source, format: 'woff2', axes, features }, used[script])];
        return {
          src,
          weight,
          style: 'normal' as const,
          ...(stretch && { stretch }),
          unicodeRange: unicodeRanges[script],
        };
      };
      const [first, ...others] = faces;
      const variants = await Promise.all([variant(first), ...others.map(variant)] as const);
      return { name, cssVariable: `--font-${name.toLowerCase()}`, variants };
    }),
  );
}
