import { create, type Font } from '@cantoo/fontkit';
import type { Face } from './faces.ts';
import { makeInstance } from './subset.ts';

/** A local font that is shown until a web font has loaded. */
interface LocalFont {
  /** Its names, and those of fonts with the same widths. */
  readonly names: readonly string[];
  /** The CSS weights for which it is used, and the weight of the web font whose width it must match. */
  readonly weight: string;
  readonly matchedWeight: number;
  /** The mean advance width of the sample's letters, relative to the font size. */
  readonly width: number;
  /** A different sample text for this weight. */
  readonly sample?: string;
}

interface Fallback {
  readonly sample: string;
  /** Browsers use the last rule whose font the device has, so the most common fonts come last. */
  readonly localFonts: readonly LocalFont[];
}

/** A sample with these letters, each as often as the number after it says: 'e2 n1' gives "een". */
const lettersOf = (counts: string, spaces: number): string =>
  counts
    .split(' ')
    .map((count) => count.charAt(0).repeat(Number(count.slice(1))))
    .join('') + ' '.repeat(spaces);

/** The letter frequencies of the site's running text. */
const sample = lettersOf(
  'e18 n18 o16 t15 i14 a11 d10 r8 h7 s7 f5 c4 k4 l4 ,3 C3 b3 m3 .2 g2 u2 ;1 E1 F1 H1 I1 L1 S1 W1 w1',
  30,
);

/** Headings have many capitals, and the capitals of local serif fonts are much wider than ours. */
const headings = lettersOf(
  'o26 e24 t19 n17 s15 a14 .12 r12 u12 h11 i11 d9 C7 S5 T5 l5 f3 m3 A2 D2 F2 L2 M2 O2 Y2 b2 c2 g2 k2 y2 :1 B1 E1 Q1 U1 V1 q1 v1 w1',
  46,
);

/**
 * The fallbacks by face name. Widths were measured with Liberation Serif (same widths as Times New Roman), Noto Serif,
 * Gelasio (Georgia), Roboto and Arimo (Arial).
 */
const fallbacks: Readonly<Record<string, Fallback>> = {
  'arima-latin': {
    sample,
    localFonts: [
      {
        names: ['Times New Roman', 'Tinos', 'Liberation Serif'],
        weight: '400 500',
        matchedWeight: 500,
        width: 0.4055,
      },
      {
        names: ['Times New Roman Bold', 'Tinos Bold', 'Liberation Serif Bold'],
        weight: '600 700',
        matchedWeight: 600,
        width: 0.4502,
        sample: headings,
      },
      { names: ['Noto Serif', 'Noto Serif Regular'], weight: '400 500', matchedWeight: 500, width: 0.4797 },
      { names: ['Noto Serif Bold'], weight: '600 700', matchedWeight: 600, width: 0.52, sample: headings },
      { names: ['Georgia', 'Gelasio'], weight: '400 500', matchedWeight: 500, width: 0.4459 },
      {
        names: ['Georgia Bold', 'Gelasio Bold'],
        weight: '600 700',
        matchedWeight: 600,
        width: 0.5321,
        sample: headings,
      },
    ],
  },
  'anek-text': {
    sample,
    localFonts: [
      { names: ['Roboto', 'Roboto Regular'], weight: '400 500', matchedWeight: 400, width: 0.4429 },
      { names: ['Roboto Bold'], weight: '600 700', matchedWeight: 600, width: 0.4499 },
      { names: ['Arial', 'Arimo', 'Liberation Sans'], weight: '400 500', matchedWeight: 400, width: 0.4441 },
      {
        names: ['Arial Bold', 'Arimo Bold', 'Liberation Sans Bold'],
        weight: '600 700',
        matchedWeight: 600,
        width: 0.479,
      },
    ],
  },
  'anek-label': {
    // Labels are set in capitals.
    sample: sample.toUpperCase(),
    localFonts: [
      { names: ['Roboto Bold'], weight: '600', matchedWeight: 600, width: 0.5496 },
      { names: ['Arial Bold', 'Arimo Bold', 'Liberation Sans Bold'], weight: '600', matchedWeight: 600, width: 0.5948 },
    ],
  },
};

/**
 * `@font-face` rules that scale local fonts to the metrics of the web font, so that the layout does not shift when it loads.
 * The families are called "Arima Fallback" and "Anek Fallback".
 */
export async function fallbackRules(face: Face): Promise<string> {
  const fallback = fallbacks[face.name];
  if (!fallback) return '';
  const rules = fallback.localFonts.map(async (localFont) =>
    fallbackRule(face, localFont, await metricsOf(face, localFont.matchedWeight, localFont.sample ?? fallback.sample)),
  );
  return (await Promise.all(rules)).join('');
}

function fallbackRule(face: Face, localFont: LocalFont, metrics: Metrics): string {
  const scale = metrics.width / localFont.width;
  const descriptors = [
    `font-family:"${face.family} Fallback"`,
    `src:${localFont.names.map((name) => `local("${name}")`).join(',')}`,
    `font-weight:${localFont.weight}`,
    ...(face.stretch ? [`font-stretch:${face.stretch}`] : []),
    `size-adjust:${percent(scale)}`,
    // These three are relative to the adjusted size.
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}`,
  ];
  return `@font-face{${descriptors.join(';')}}`;
}

/** The metrics that decide how much space text takes, relative to the font size. */
interface Metrics {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

async function metricsOf(face: Face, weight: number, letters: string): Promise<Metrics> {
  // Fixed values for all axes: the requested weight, and the width of the face.
  const axes = { ...(typeof face.axes['wdth'] === 'number' && { wdth: face.axes['wdth'] }), wght: weight };
  const font = create(new Uint8Array(await makeInstance(face.source, letters, axes)));
  if (!('glyphForCodePoint' in font)) throw new TypeError(`${face.source} is not a single font`);
  const em = font.unitsPerEm;
  return {
    width: meanWidth(font, letters),
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
  };
}

function meanWidth(font: Font, letters: string): number {
  let sum = 0;
  for (const letter of letters) sum += font.glyphForCodePoint(letter.codePointAt(0) ?? 0)?.advanceWidth ?? 0;
  return sum / letters.length / font.unitsPerEm;
}

function percent(part: number): string {
  // Without trailing zeros, because every page contains it.
  return `${Number((part * 100).toFixed(2))}%`;
}
