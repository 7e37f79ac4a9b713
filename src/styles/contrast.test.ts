import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colourPairs, contrast, MIN_CONTRAST } from './contrast.ts';
import { resolveColour, parseTokens } from './read-tokens.ts';

const app = join(import.meta.dirname, '..');
const tokens = parseTokens(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'));
const themeFile = join(app, '../tests/another-restaurant/content/theme/theme.css');
/** Without and with the theme of another restaurant. */
const palettes = [
  ['tokens.css', tokens],
  ['a theme', new Map([...tokens, ...parseTokens(readFileSync(themeFile, 'utf8'))])],
] as const;
const css = globSync('**/*.css', { cwd: app, exclude: ['style-page/**'] })
  .map((file) => readFileSync(join(app, file), 'utf8'))
  .join('\n');

/** Tokens of decorative drawings: the watermark of an empty frame and the faint Tamil word in the background. */
const ornaments = new Set(['--lime-200', '--lime-300', '--brass-400', '--line-strong']);

test('calculates contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#a93a24', '#a93a24')).toBe(1);
});

test.each(palettes)('every pair of colours of %s has enough contrast', (_name, palette) => {
  for (const { foreground, background, use } of colourPairs)
    expect(
      contrast(resolveColour(palette, foreground), resolveColour(palette, background)),
      `${foreground} on ${background} as ${use}`,
    ).toBeGreaterThanOrEqual(MIN_CONTRAST[use]);
});

test('diet marks have enough contrast on white', () => {
  for (const mark of ['--veg', '--egg', '--nonveg'])
    expect(contrast(resolveColour(tokens, mark), '#ffffff')).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
});

test('every text colour in the style sheets is among the tested pairs', () => {
  const used = new Set([...css.matchAll(/[\s;{]color: var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  const measured = new Set(colourPairs.map(({ foreground }) => foreground));
  expect([...used].filter((name) => !measured.has(name) && !ornaments.has(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(10);
});

test('resolves a token to its colour, and throws an error if it is not a colour', () => {
  expect(() => resolveColour(tokens, '--s1')).toThrow('tokens.css --s1: "4px" is not a colour');
  expect(resolveColour(tokens, '--paper')).toBe(tokens.get('--lime-50'));
});
