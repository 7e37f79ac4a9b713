import { create, type Font } from '@cantoo/fontkit';
import type { Face } from './faces.ts';
import { instance } from './subset.ts';

/** A font of the device that stands in for one of ours until that has arrived. */
interface StandIn {
  /** Its names, and those of fonts that are exactly as wide. */
  readonly names: readonly string[];
  /** CSS weights that it answers for, and the weight of our font that it is fitted to. */
  readonly weight: string;
  readonly fittedTo: number;
  /** Mean advance of the sample's letters, in parts of the font size. */
  readonly width: number;
  /** Where what is set in this weight is of another kind than the rest. */
  readonly sample?: string;
}

interface Fallback {
  readonly sample: string;
  /** Of two that fit alike, browsers take the later one that the device has: the better known stand last. */
  readonly standIns: readonly StandIn[];
}

/** Letters in the proportion in which the site uses them. */
const sample =
  'Chettinad and South Indian cooking in East Ham and Wimbledon, London. Fifteen signature dishes, two kitchens and three ' +
  'stories, from Chicken Chettinad to filter coffee; order online or book a table.';

/** Headings begin most words with a capital, and capitals are where serifs of devices are much wider than ours. */
const headings =
  'About Us. Our Menu. The soul of Chettinad. From Chettinad to London. Choose Your Stores. Choose The Store To Book Your ' +
  'Table. Frequently Asked Questions. Terms and Conditions. Signature Dishes. Meet Our Chettinad Chef. Success Story in London. ' +
  'Dining at Eastham Valavu: how to read a leaf.';

/**
 * By face. Widths were measured on Liberation Serif (as wide as Times New Roman), Noto Serif,
 * Gelasio (as wide as Georgia), Roboto and Arimo (as wide as Arial).
 */
const fallbacks: Readonly<Record<string, Fallback>> = {
  'arima-latin': {
    sample,
    standIns: [
      {
        names: ['Times New Roman', 'Tinos', 'Liberation Serif'],
        weight: '400 500',
        fittedTo: 500,
        width: 0.4055,
      },
      {
        names: ['Times New Roman Bold', 'Tinos Bold', 'Liberation Serif Bold'],
        weight: '600 700',
        fittedTo: 600,
        width: 0.4502,
        sample: headings,
      },
      { names: ['Noto Serif', 'Noto Serif Regular'], weight: '400 500', fittedTo: 500, width: 0.4797 },
      { names: ['Noto Serif Bold'], weight: '600 700', fittedTo: 600, width: 0.52, sample: headings },
      { names: ['Georgia', 'Gelasio'], weight: '400 500', fittedTo: 500, width: 0.4459 },
      { names: ['Georgia Bold', 'Gelasio Bold'], weight: '600 700', fittedTo: 600, width: 0.5321, sample: headings },
    ],
  },
  'anek-text': {
    sample,
    standIns: [
      { names: ['Roboto', 'Roboto Regular'], weight: '400 500', fittedTo: 400, width: 0.4429 },
      { names: ['Roboto Bold'], weight: '600 700', fittedTo: 600, width: 0.4499 },
      { names: ['Arial', 'Arimo', 'Liberation Sans'], weight: '400 500', fittedTo: 400, width: 0.4441 },
      { names: ['Arial Bold', 'Arimo Bold', 'Liberation Sans Bold'], weight: '600 700', fittedTo: 600, width: 0.479 },
    ],
  },
  'anek-label': {
    // Labels are set in capitals.
    sample: sample.toUpperCase(),
    standIns: [
      { names: ['Roboto Bold'], weight: '600', fittedTo: 600, width: 0.5496 },
      { names: ['Arial Bold', 'Arimo Bold', 'Liberation Sans Bold'], weight: '600', fittedTo: 600, width: 0.5948 },
    ],
  },
};

/**
 * `@font-face` rules that stretch a font of the device to the room that the real one will take, so that nothing moves
 * when it arrives. The family is called "Arima Fallback", "Anek Fallback".
 */
export async function fallbackRules(face: Face): Promise<string> {
  const fallback = fallbacks[face.name];
  if (!fallback) return '';
  const rules = fallback.standIns.map(async (standIn) =>
    fallbackRule(face, standIn, await metricsOf(face, standIn.fittedTo, standIn.sample ?? fallback.sample)),
  );
  return (await Promise.all(rules)).join('');
}

function fallbackRule(face: Face, standIn: StandIn, metrics: Metrics): string {
  const scale = metrics.width / standIn.width;
  const descriptors = [
    `font-family:"${face.family} Fallback"`,
    `src:${standIn.names.map((name) => `local("${name}")`).join(',')}`,
    `font-weight:${standIn.weight}`,
    ...(face.stretch ? [`font-stretch:${face.stretch}`] : []),
    `size-adjust:${percent(scale)}`,
    // These three are parts of the adjusted size.
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}`,
  ];
  return `@font-face{${descriptors.join(';')}}`;
}

/** What decides how much room text takes, in parts of the font size. */
interface Metrics {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

async function metricsOf(face: Face, weight: number, letters: string): Promise<Metrics> {
  // Every axis pinned: the weight asked for, and the width of the face.
  const axes = { ...(typeof face.axes['wdth'] === 'number' && { wdth: face.axes['wdth'] }), wght: weight };
  const font = create(new Uint8Array(await instance(face.source, letters, axes)));
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
  // No trailing zeros: it stands in every page.
  return `${Number((part * 100).toFixed(2))}%`;
}
