/** The WCAG 2 contrast ratio of two colours ('#rrggbb'), from 1 (none) to 21. */
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

/** The grey of the same luminance. */
export function greyOf(hex: string): string {
  const light = luminance(hex);
  const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return `#${Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;
}

/** The minimum ratios of WCAG 2.2 AA: 4.5 for text, 3 for the outlines of controls. */
export const MIN_CONTRAST = { text: 4.5, control: 3 } as const;

export interface ColourPair {
  foreground: string;
  background: string;
  use: keyof typeof MIN_CONTRAST;
}

/** The foreground tokens used on each background token. A test checks that every text colour of the site is listed. */
const foregroundsOn: Readonly<Record<string, Partial<Record<ColourPair['use'], readonly string[]>>>> = {
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
  '--ground': {
    text: ['--lime-50', '--lime-100', '--lime-200', '--brass-300'],
    control: ['--brass-400', '--brass-300'],
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

/** All pairs of foreground and background on the site. */
export const colourPairs: readonly ColourPair[] = Object.entries(foregroundsOn).flatMap(([background, uses]) =>
  (['text', 'control'] as const).flatMap((use) =>
    (uses[use] ?? []).map((foreground) => ({ foreground, background, use })),
  ),
);
