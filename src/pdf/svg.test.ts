import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSvg, readSymbol } from './svg.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const RED = '#7A2418';

test('shapes inherit paint and combine transforms', () => {
  const svg = `<svg viewBox="0 0 10 20"><!-- <path d="M9 9"/> --><g fill="none" stroke="currentColor" stroke-width="2" transform="translate(1 2)">
    <path d="M0 0h4" transform="scale(2)"/></g><circle cx="5" cy="6" r="2" fill="#fff"/><rect x="1" y="2" width="3" height="4"/></svg>`;
  const { viewBox, shapes } = readSvg(svg, RED);
  expect(viewBox).toEqual([0, 0, 10, 20]);
  expect(shapes).toHaveLength(3);
  expect(shapes[0]).toMatchObject({ d: 'M0 0h4', matrix: [2, 0, 0, 2, 1, 2], fill: null, stroke: RED, strokeWidth: 2 });
  expect(shapes[1]).toMatchObject({ d: 'M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', fill: '#fff', stroke: null });
  expect(shapes[2]).toMatchObject({ d: 'M1 2h3v4h-3z', fill: '#000000' });
});

test('throws an error for text that is not SVG and for unsupported transforms', () => {
  expect(() => readSvg('<!doctype html><p>Not found', RED)).toThrow(/viewBox/);
  expect(() => readSvg('<svg viewBox="0 0 1 1"><g transform="skewX(3)"/></svg>', RED)).toThrow(/skewX/);
});

test.each(['logo', 'strip-oxide', 'kolam-diamond-brass'])('reads every shape of the ornament %s', (name) => {
  const svg = read(`../styles/ornaments/${name}.svg`);
  const { shapes } = readSvg(svg, RED);
  expect(shapes).toHaveLength(svg.match(/<(path|circle|rect)\b/g)?.length ?? 0);
  expect(
    [...svg.matchAll(/<(\w+)/g)]
      .map(([, tag]) => tag)
      .filter((tag) => !['svg', 'g', 'path', 'circle', 'rect'].includes(tag ?? '')),
  ).toEqual([]);
});

test('reads every icon of the sprite', () => {
  const sprite = read('../ui/category-icons.svg');
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) {
    const symbol = sprite.slice(sprite.indexOf(`<symbol id="${id}"`)).split('</symbol>')[0] ?? '';
    const drawing = readSymbol(sprite, id, RED);
    expect(drawing?.viewBox, id).toEqual([0, 0, 48, 48]);
    expect(drawing?.shapes, id).toHaveLength(symbol.match(/<(path|circle)\b/g)?.length ?? 0);
  }
  expect(readSymbol(sprite, 'pizza', RED)).toBeNull();
});
