import styles from './placeholder.module.css';

/**
 * Background colours of a picture until it has loaded; `placeholder.module.css` has one class for each.
 * The content security policy forbids style attributes, so a picture uses the nearest of these colours.
 */
const placeholders = {
  soot: '#2a241e',
  night: '#24303a',
  forest: '#26402f',
  bark: '#513b26',
  brick: '#743a22',
  cinnamon: '#714a29',
  olive: '#6a5a2b',
  moss: '#56703a',
  clay: '#79563a',
  turmeric: '#8c7038',
  straw: '#9a8454',
  slate: '#6f7880',
  rose: '#b07a68',
  sand: '#c2ac82',
  mist: '#aab4b6',
  lime: '#ece2cc',
} as const satisfies Record<string, string>;

/**
 * The class of the placeholder nearest to a colour ('#7a4b2c'), by distance in RGB, which is precise enough for a temporary
 * background.
 */
export function placeholderClass(colour: string): string | undefined {
  const names = Object.entries(placeholders).map(([name, own]) => ({ name, far: distance(own, colour) }));
  return styles[names.toSorted((one, other) => one.far - other.far)[0]?.name ?? ''];
}

const distance = (a: string, b: string): number =>
  Math.hypot(...channels(a).map((value, i) => value - (channels(b)[i] ?? 0)));

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
