import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourPairs, contrast, greyOf, MIN_CONTRAST } from './contrast.ts';
import { parseRooms, parseTokens, resolveColour } from './read-tokens.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const css = read('src/styles/tokens.css');
const tokens = parseTokens(css);
const rooms = [...parseRooms(read('src/styles/theme.css')).values()].map((room) => new Map([...tokens, ...room]));
const theme = parseTokens(read('tests/another-restaurant/content/theme/theme.css'));
/** Tokens of decorative drawings, such as the watermark of an empty frame. */
const ornaments = new Set(['--lime-200', '--lime-300', '--brass-400', '--line-strong']);

test('every pair of colours has enough contrast as WCAG defines it, in each room and with the theme of another restaurant', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(rooms.length).toBeGreaterThan(1);
  for (const palette of [tokens, ...rooms, new Map([...tokens, ...theme])])
    for (const { foreground, background, use } of colourPairs)
      expect(
        contrast(resolveColour(palette, foreground), resolveColour(palette, background)),
        `${foreground} on ${background} as ${use}`,
      ).toBeGreaterThanOrEqual(MIN_CONTRAST[use]);
});

test('every text colour in the style sheets is among the tested pairs', () => {
  const sheets = globSync('src/**/*.css').map(read).join('\n');
  const used = new Set([...sheets.matchAll(/[\s;{]color: var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  const measured = new Set(colourPairs.map(({ foreground }) => foreground));
  expect([...used].filter((name) => !measured.has(name) && !ornaments.has(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(10);
});

test('the grey of a colour is as light as the colour', () => {
  expect(greyOf('#808080')).toBe('#808080');
  expect(contrast(greyOf('#7a2418'), '#fbf6ea')).toBeCloseTo(contrast('#7a2418', '#fbf6ea'), 0);
});
