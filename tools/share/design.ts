import { readFile } from 'node:fs/promises';
import type { Theme } from '../content/theme.ts';

/** The size that social networks expect, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The bay at the right, which shows the page's picture. */
export const bay = { left: 850, top: 40, width: 350, height: 494 } as const;

const TOKENS = {
  wall: '--oxide-700',
  night: '--leaf-900',
  stone: '--stone-900',
  lime: '--lime-50',
  brass: '--brass-300',
} as const;
export type ShareColours = Readonly<Record<keyof typeof TOKENS, string>>;
/** The column of the texts: its left edge and its width. */
export const margin = 72;
export const column = bay.left - 62 - margin;
const floorTop = bay.top + bay.height;

const ornamentNames = [
  'mark',
  'lintel',
  'pillar-cap',
  'pillar-shaft',
  'pillar-base',
  'tile-thamarai-oxide',
  'kolam-brass',
] as const;
type Ornament = (typeof ornamentNames)[number];
export type Ornaments = Readonly<Record<Ornament, string>>;

export interface ShareLook {
  /** As data URIs. */
  ornaments: Ornaments;
  colours: ShareColours;
}

/** Reads the ornaments and colours of a theme. */
export async function readLook(theme: Pick<Theme, 'colour' | 'ornament'>): Promise<ShareLook> {
  // Object.fromEntries widens the keys to string; they are exactly the names of the lists.
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, theme.colour(token)]),
  ) as ShareColours;
  const entries = ornamentNames.map(async (name) => {
    const svg = await readFile(theme.ornament(name), 'utf8');
    // The mark uses the `color` of its root element. On the dark wall it must be light.
    const shown = name === 'mark' ? svg.replace(/ color="[^"]*"/, ` color="${colours.lime}"`) : svg;
    return [name, `data:image/svg+xml;base64,${Buffer.from(shown).toString('base64')}`] as const;
  });
  return { ornaments: Object.fromEntries(await Promise.all(entries)) as Ornaments, colours };
}

/** The drawing without its texts, as SVG. The bay between the pillars stays transparent for the picture, or shows a kolam. */
export function drawFront({ ornaments, colours }: ShareLook, hasPicture: boolean): string {
  const { width, height } = shareSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${wall(hasPicture, colours)}
${hasPicture ? '' : kolam(ornaments)}
${tiles(ornaments.lintel, 48, bay.top, 0, 0)}
${tiles(ornaments['tile-thamarai-oxide'], height - floorTop, height - floorTop, floorTop, -24)}
<rect y="${floorTop - 6}" width="${width}" height="6" fill="${colours.stone}"/>
${pillar(ornaments, bay.left - 42, 84)}
${pillar(ornaments, width - 42, 84)}
<image href="${ornaments.mark}" x="${margin - 4}" y="68" width="92" height="92"/>
</svg>`;
}

function wall(hasPicture: boolean, colours: ShareColours): string {
  const { left, top, height } = bay;
  const plain = `<path d="M0 0H${left}V${shareSize.height}H0z" fill="${colours.wall}"/>`;
  return hasPicture
    ? plain
    : `${plain}<rect x="${left}" y="${top}" width="${shareSize.width - left}" height="${height}" fill="${colours.night}"/>`;
}

function kolam(ornaments: Ornaments): string {
  // Smaller than the bay, so that the pillars do not touch it.
  const size = 296;
  const x = bay.left + (bay.width - size) / 2;
  return `<svg x="${bay.left}" y="${bay.top}" width="${bay.width}" height="${bay.height}"><image href="${ornaments['kolam-brass']}" x="${x - bay.left}" y="${(bay.height - size) / 2}" width="${size}" height="${size}"/></svg>`;
}

/** A row of identical tiles across the whole width. */
function tiles(href: string, width: number, height: number, y: number, offset: number): string {
  const count = Math.ceil((shareSize.width - offset) / width);
  return Array.from(
    { length: count },
    (_, i) =>
      `<image href="${href}" x="${offset + i * width}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
  ).join('');
}

function pillar(ornaments: Ornaments, x: number, width: number): string {
  const cap = (width * 110) / 120;
  const base = (width * 100) / 120;
  const piece = (name: Ornament, y: number, height: number) =>
    `<image href="${ornaments[name]}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
  return [
    piece('pillar-shaft', bay.top + cap - 1, bay.height - cap - base + 2),
    piece('pillar-cap', bay.top, cap),
    piece('pillar-base', floorTop - base, base),
  ].join('');
}
