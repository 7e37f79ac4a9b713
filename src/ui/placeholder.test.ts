import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nearestPlaceholder, placeholders } from './placeholder.ts';

test('the style sheet has exactly the background colours of the table', () => {
  const css = readFileSync(new URL('placeholder.module.css', import.meta.url), 'utf8');
  const rules = [...css.matchAll(/\.(\w+)\s*\{\s*background-color:\s*(#\w+);\s*\}/g)].map(([, name, colour]) => [
    name,
    colour,
  ]);
  expect(Object.fromEntries(rules)).toEqual(placeholders);
});

test('returns the placeholder with the nearest colour', () => {
  expect(nearestPlaceholder('#71492a')).toBe('cinnamon');
  expect(nearestPlaceholder('#000000')).toBe('soot');
  expect(nearestPlaceholder('#ffffff')).toBe('lime');
});
