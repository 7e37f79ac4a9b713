import { collectCharacters, siteText, unicodeRanges } from './characters.ts';
import { createFontSubset } from './font-subset.ts';

/** OpenType features to keep: kerning, marks, required variants, and tabular figures for prices. All others, such as fractions, are dropped. */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'tnum', 'lnum'];

const ARIMA_PREFIX = '@fontsource-variable/arima/files/arima';
const ANEK = '@fontsource-variable/anek-tamil/files/anek-tamil-latin-standard-normal.woff2';
const KHAND = '@fontsource/khand/files/khand-latin-600-normal.woff2';
const wght = { min: 400, max: 700 };
/** Bold ends at 570, although the CSS declares 400 to 700: in a heavier Anek, the dot of an i touches its stem at 14 to 16 px on 1x screens. */
const anekWght = { min: 400, max: 570 };

/**
 * The families in Astro's configuration: Arima for headings and Tamil, Anek for text, Khand for prices, numbers and labels. Only whole
 * families can be preloaded, so Arima is split into one for each script.
 */
const families = {
  Arima: { script: 'latin', file: 'arima-latin', source: `${ARIMA_PREFIX}-latin-wght-normal.woff2`, axes: { wght } },
  ArimaTamil: {
    script: 'tamil',
    file: 'arima-tamil',
    source: `${ARIMA_PREFIX}-tamil-wght-normal.woff2`,
    axes: { wght },
  },
  Anek: { script: 'latin', file: 'anek', source: ANEK, axes: { wght: anekWght, wdth: 100 } },
  Khand: { script: 'latin', file: 'khand', source: KHAND, axes: {} },
} as const;

/** Makes the fonts of the pages with the characters that the project at `root` uses, as families of Astro's local font provider. */
export async function makePageFonts(root: string) {
  const used = collectCharacters(siteText(root));
  return Promise.all(
    Object.entries(families).map(async ([name, { script, file, source, axes }]) => {
      const features = script === 'latin' ? LATIN_FEATURES : undefined;
      const src: [string] = [await createFontSubset(file, { source, format: 'woff2', axes, features }, used[script])];
      const weight = 'wght' in axes ? '400 700' : '600';
      const variant = { src, weight, style: 'normal' as const, unicodeRange: unicodeRanges[script] };
      return {
        name,
        cssVariable: `--font-${name.toLowerCase()}`,
        options: { variants: [variant] as [typeof variant] },
      };
    }),
  );
}
