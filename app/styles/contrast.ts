/** Contrast of two colours ('#rrggbb') by WCAG 2, from 1 (none) to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** What WCAG 2.2 AA asks for: 4.5 for text, 3 for large text and for what shows where a control is. */
export const LEAST = { text: 4.5, large: 3, control: 3 } as const;

export interface ColourPair {
  front: string;
  ground: string;
  as: keyof typeof LEAST;
}

/** The colours that stand on each ground, by token. Every pair of the site is here: a test looks for colours that are not. */
const grounds: Readonly<Record<string, Partial<Record<ColourPair['as'], readonly string[]>>>> = {
  '--paper': {
    text: [
      '--ink',
      '--ink-2',
      '--stone-500',
      '--stone-800',
      '--oxide-700',
      '--oxide-600',
      '--oxide-500',
      '--brass-800',
      '--leaf-700',
      '--accent',
    ],
    control: ['--line-strong', '--focus', '--oxide-700'],
  },
  '--bg': {
    text: ['--ink', '--ink-2', '--oxide-700', '--oxide-500', '--brass-800', '--leaf-700'],
    control: ['--line-strong', '--focus', '--oxide-700'],
  },
  '--lime-200': { text: ['--stone-600'] },
  '--oxide-700': { text: ['--lime-50', '--lime-100', '--brass-300'], control: ['--brass-400', '--brass-300'] },
  '--oxide-600': { text: ['--lime-50'] },
  '--oxide-900': { text: ['--lime-50', '--lime-100'], control: ['--brass-400'] },
  '--leaf-700': { text: ['--lime-50', '--lime-100', '--brass-300'], control: ['--brass-400'] },
  '--leaf-600': { control: ['--brass-400'] },
  '--leaf-900': { control: ['--brass-400'] },
  '--brass-400': { text: ['--stone-900', '--oxide-900'], control: ['--leaf-900', '--oxide-700'] },
  '--brass-300': { text: ['--stone-900'] },
  '--brass-200': { text: ['--oxide-700'] },
  '--stone-900': { text: ['--lime-50', '--lime-200', '--brass-300'], control: ['--brass-400', '--brass-300'] },
};

/** Every pair of a front and a ground on the site, with what it must reach. */
export const colourPairs: readonly ColourPair[] = Object.entries(grounds).flatMap(([ground, uses]) =>
  (['text', 'large', 'control'] as const).flatMap((as) => (uses[as] ?? []).map((front) => ({ front, ground, as }))),
);
