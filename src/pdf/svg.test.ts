import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSvg, readSymbol } from './svg.ts';

const read = (path: string) => readFileSync(`src/${path}`, 'utf8');

test('every shape of the drawings of the PDF is read', () => {
  for (const name of ['logo', 'strip-oxide', 'kolam-diamond-brass']) {
    const svg = read(`styles/ornaments/${name}.svg`);
    expect(readSvg(svg, '#7A2418').shapes, name).toHaveLength(svg.match(/<(path|circle|rect)\b/g)?.length ?? 0);
  }
  const sprite = read('ui/category-icons.svg');
  for (const [symbol, id = ''] of sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs))
    expect(readSymbol(sprite, id, '#7A2418')?.shapes, id).toHaveLength(symbol.match(/<(path|circle)\b/g)?.length ?? 0);
  expect(readSymbol(sprite, 'pizza', '#7A2418')).toBeNull();
});

test('shapes inherit paint and combine transforms', () => {
  const svg = `<svg viewBox="0 0 10 20"><g fill="none" stroke="currentColor" stroke-width="2" transform="translate(1 2)">
    <path d="M0 0h4" transform="scale(2)"/></g><circle cx="5" cy="6" r="2" fill="#fff"/></svg>`;
  expect(readSvg(svg, '#7A2418').shapes).toMatchObject([
    { d: 'M0 0h4', matrix: [2, 0, 0, 2, 1, 2], fill: null, stroke: '#7A2418', strokeWidth: 2 },
    { d: 'M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', fill: '#fff', stroke: null },
  ]);
  expect(() => readSvg('<!doctype html><p>Not found', '#7A2418')).toThrow(/viewBox/);
});
