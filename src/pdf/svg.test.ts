import { readFileSync } from 'node:fs';
import type { PDFDocument } from 'pdfkit';
import { expect, test } from 'vitest';
import { hasShapes, paintSvg } from './svg.ts';

/** The calls with which a drawing is painted into a square of 20 points. */
function paint(svg: string): string[] {
  const calls: string[] = [];
  const doc: object = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...values: unknown[]) => (calls.push([name, ...values].join(' ')), doc),
    },
  );
  paintSvg(doc as PDFDocument, svg, '#7A2418', { x: 0, y: 0, width: 20, height: 20 });
  return calls;
}

test('every shape of the drawings of the PDF is painted, and all that is saved is restored', () => {
  for (const name of ['logo', 'strip-oxide', 'kolam-diamond-brass']) {
    const svg = readFileSync(`src/styles/ornaments/${name}.svg`, 'utf8');
    const calls = paint(svg);
    const count = (call: RegExp) => calls.filter((each) => call.test(each)).length;
    expect(count(/^(fill|stroke|fillAndStroke) #/), name).toBe(svg.match(/<(path|circle|rect)\b/g)?.length);
    expect(count(/^restore/), name).toBe(count(/^save/));
  }
});

test('shapes inherit paint, and groups transform them', () => {
  const svg = `<svg viewBox="0 0 10 20"><g fill="none" stroke="currentColor" stroke-width="2" transform="translate(1 2)">
    <path d="M0 0h4" transform="scale(2)"/></g><circle cx="5" cy="6" r="2" fill="#fff"/></svg>`;
  expect(paint(svg).filter((call) => !/^(save|restore)/.test(call))).toEqual([
    'transform 1 0 0 1 0 0',
    'lineWidth 1',
    'translate 1 2',
    'lineWidth 2',
    'scale 2 2',
    'path M0 0h4',
    'stroke #7A2418',
    'circle 5 6 2',
    'fill #fff',
  ]);
});

test('what is no drawing, or a blank one, has no shapes', () => {
  for (const text of [null, '<!doctype html><p>Not found', '<svg viewBox="0 0 1 1"></svg>'])
    expect(hasShapes(text)).toBe(false);
});
