import { collectCharacters, siteText, unicodeRanges } from './characters.ts';
import { createFontSubset } from './font-subset.ts';
import { ANEK, ARIMA_LATIN, ARIMA_TAMIL, KHAND } from './sources.ts';

/** OpenType features to keep: kerning, marks, required variants, and tabular figures for prices. All others, such as fractions, are dropped. */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'tnum', 'lnum'];

const wght = { min: 400, max: 700 };
/** Bold ends at 570, although the CSS declares 400 to 700: in a heavier Anek, the dot of an i touches its stem at 14 to 16 px on 1x screens. */
const anekWght = { min: 400, max: 570 };

/** The families in Astro's configuration. Only whole families can be preloaded, so Arima is split into one for each script. */
const families = {
  Arima: { script: 'latin', source: ARIMA_LATIN, axes: { wght } },
  ArimaTamil: { script: 'tamil', source: ARIMA_TAMIL, axes: { wght } },
  Anek: { script: 'latin', source: ANEK, axes: { wght: anekWght, wdth: 100 } },
  Khand: { script: 'latin', source: KHAND, axes: {} },
} as const;

/** Makes the fonts of the pages with the characters that the project at `root` uses, as families of Astro's local font provider. */
export async function makePageFonts(root: string) {
  const used = collectCharacters(siteText(root));
  return Promise.all(
    Object.entries(families).map(async ([name, { script, source, axes }]) => {
      const keepFeatures = script === 'latin' ? LATIN_FEATURES : undefined;
      const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures } as const;
      const src: [string] = [await createFontSubset(name.toLowerCase(), source, options, used[script])];
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
