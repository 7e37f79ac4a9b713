import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from '@cantoo/fontkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentFolder } from '../content/content-folder.ts';
import { type FontSet, makeFonts } from './fonts.ts';
import { collectCharacters, unicodeRanges } from './characters.ts';

// Encoding and font subsetting take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
let cache: string;
let fonts: FontSet;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'fonts-'));
  fonts = await makeFonts(root, 'used', cache);
});

afterAll(() => rm(cache, { recursive: true }));

function opened(name: string) {
  const [, bytes] = [...fonts.files].find(([file]) => file.startsWith(name)) ?? [];
  const font = create(new Uint8Array(bytes ?? []));
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${name} is a collection`);
  return font;
}

test('the font subsets have a glyph for every character of the content', () => {
  const folder = contentFolder(root);
  const text = globSync('**/*.{yaml,md}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  const used = collectCharacters(text);
  expect(used.latin.length).toBeGreaterThan(50);
  const missing = (name: string, characters: string) =>
    [...characters].filter((character) => !opened(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  expect(missing('arima-tamil', used.tamil)).toEqual([]);
  // These fonts have no arrow. It is in the base set for fonts that have one.
  for (const name of ['arima-latin', 'anek-text', 'anek-label'])
    expect(missing(name, used.latin.replace('→', ''))).toEqual([]);
});

test('each @font-face rule names a file that exists', () => {
  const woffs = [...fonts.files].filter(([name]) => name.endsWith('.woff2'));
  const named = [...fonts.css.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, name]) => name);
  expect(named).toEqual(woffs.map(([name]) => name));
  expect(fonts.links.map((link) => link.href)).toEqual(named.map((name) => `/fonts/${name}`));
});

test('the files include the licence of each family', () => {
  for (const name of ['LICENSE-arima.txt', 'LICENSE-anek-tamil.txt']) {
    expect(fonts.files.get(name)?.toString()).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

test('a fallback font has the size of the real font: widths by size-adjust, heights by the real metrics', () => {
  const rule =
    fonts.css.split('}').find((part) => part.includes('local("Arial")') && part.includes('font-stretch:100%')) ?? '';
  const part = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]) / 100;
  const anek = opened('anek-text');
  expect(part('ascent-override') * part('size-adjust')).toBeCloseTo(anek.ascent / anek.unitsPerEm, 3);
  expect(part('descent-override') * part('size-adjust')).toBeCloseTo(-anek.descent / anek.unitsPerEm, 3);
  expect(part('size-adjust')).toBeGreaterThan(0.9);
  expect(part('size-adjust')).toBeLessThan(1.1);
});

test('splits characters by script and includes both cases', () => {
  const { latin, tamil } = collectCharacters('Café வளவு 🌶');
  expect(tamil).toContain('ள');
  expect(latin).toContain('É');
  expect(latin).toContain('🌶');
  expect(latin).not.toContain('ள');
});

test('includes every Tamil digit, even if no source uses it', () => {
  expect(collectCharacters('').tamil).toContain('௦௧௨௩௪௫௬௭௮௯');
});

test('the two unicode ranges cover the Basic Multilingual Plane without overlap', () => {
  const spans = Object.values(unicodeRanges)
    .flatMap((range) => range)
    .map((span) =>
      span
        .replace('U+', '')
        .split('-')
        .map((end) => Number.parseInt(end, 16)),
    )
    .map(([first = 0, last = first]) => [first, last] as const)
    .toSorted(([a], [b]) => a - b);
  expect(spans[0]?.[0]).toBe(0);
  expect(spans.at(-1)?.[1]).toBe(0xfffd);
  for (const [i, [first]] of spans.entries()) if (i > 0) expect(first).toBe((spans[i - 1]?.[1] ?? 0) + 1);
});
