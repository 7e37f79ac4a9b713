import type { AxisValue } from 'subset-font';

/** One downloadable font file: a subset of a source file, for a family and a range of styles. */
export interface Face {
  /** The beginning of the file name: 'arima-latin'. */
  readonly name: string;
  /** The font-family in style sheets. */
  readonly family: 'Arima' | 'Anek';
  /** The family in Astro's configuration. Only whole families can be preloaded, so each script of Arima is one. */
  readonly astroFamily: 'Arima' | 'ArimaTamil' | 'Anek';
  /** The package file that the subset is made from. */
  readonly source: string;
  readonly script: 'latin' | 'tamil';
  /** Ranges of the axes that stay variable, and fixed values of the others. */
  readonly axes: Readonly<Record<string, AxisValue>>;
  /** The CSS descriptors font-weight and font-stretch. */
  readonly weight: string;
  readonly stretch?: string;
  /** OpenType features to keep. If absent, all are kept: Tamil needs them for shaping. */
  readonly features?: readonly string[];
  /** Whether pages preload the file. */
  readonly preload: boolean;
}

/** Kerning, marks, required variants, and tabular figures for prices. The others, such as fractions, are dropped. */
const latinFeatures = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'rvrn', 'tnum', 'lnum'];

const arima = '@fontsource-variable/arima/files/arima';
const anek = '@fontsource-variable/anek-tamil/files/anek-tamil';

/**
 * Arima speaks in display and in Tamil, Anek in text and, narrow, in labels.
 *
 * Anek has two subsets, because one file with both axes is 46 kB, but text (25 kB) and labels (11 kB) together are 36 kB:
 * labels use only one weight and one width.
 */
export const faces: readonly Face[] = [
  {
    name: 'arima-latin',
    family: 'Arima',
    astroFamily: 'Arima',
    source: `${arima}-latin-wght-normal.woff2`,
    script: 'latin',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    features: latinFeatures,
    preload: true,
  },
  {
    name: 'arima-tamil',
    family: 'Arima',
    astroFamily: 'ArimaTamil',
    source: `${arima}-tamil-wght-normal.woff2`,
    script: 'tamil',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    preload: false,
  },
  {
    name: 'anek-text',
    family: 'Anek',
    astroFamily: 'Anek',
    source: `${anek}-latin-standard-normal.woff2`,
    script: 'latin',
    axes: { wght: { min: 400, max: 700 }, wdth: 100 },
    weight: '400 700',
    stretch: '100%',
    features: latinFeatures,
    preload: true,
  },
  {
    name: 'anek-label',
    family: 'Anek',
    astroFamily: 'Anek',
    source: `${anek}-latin-standard-normal.woff2`,
    script: 'latin',
    axes: { wght: 600, wdth: 88 },
    weight: '600',
    stretch: '75% 99%',
    features: latinFeatures,
    preload: false,
  },
];
