import { readFile } from 'node:fs/promises';
import { fill } from '../../../model/fill.ts';
import type { Theme } from '../theme.ts';
import template from './overlay.svg?raw';

/** The size that social networks expect, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const;

/** The frame at the right that shows the page's picture. */
export const frame = { left: 850, top: 40, width: 350, height: 494 } as const;

/** The column of the texts: its left edge and its width. */
export const margin = 72;
export const column = frame.left - 62 - margin;

const ornaments = {
  mark: 'mark',
  lintel: 'lintel',
  cap: 'pillar-cap',
  shaft: 'pillar-shaft',
  base: 'pillar-base',
  floor: 'tile-thamarai-oxide',
  kolam: 'kolam-brass',
};

/** The colours of a theme, and its overlay as SVG without texts. The frame is transparent for a picture, or shows a kolam. */
export async function readDesign(theme: Pick<Theme, 'colour' | 'ornament'>) {
  const colours = {
    wall: theme.colour('--oxide-700'),
    night: theme.colour('--leaf-900'),
    stone: theme.colour('--stone-900'),
    lime: theme.colour('--lime-50'),
    brass: theme.colour('--brass-300'),
  };
  const entries = Object.entries(ornaments).map(async ([place, name]) => {
    const svg = await readFile(theme.ornament(name), 'utf8');
    // The mark uses the `color` of its root element. On the dark wall it must be light.
    const shown = name === 'mark' ? svg.replace(/ color="[^"]*"/, ` color="${colours.lime}"`) : svg;
    return [place, `data:image/svg+xml;base64,${Buffer.from(shown).toString('base64')}`] as const;
  });
  const images = Object.fromEntries(await Promise.all(entries));
  const drawOverlay = (hasPicture: boolean): string =>
    fill(template, { ...colours, ...images, kolamDisplay: hasPicture ? 'none' : 'inline' });
  return { colours, drawOverlay };
}
