import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { valueAt, walk } from '../read/source.ts';
import { applyJson, readJson } from './apply-json.ts';
import { changeAt } from './change-at.ts';
import { isSame, type Json } from './yaml-text.ts';

const texts = fc.constantFrom(
  ...'no|a: b|# all|- x|&a *a|{ x: 1 }|!!js/x|it\'s|"|null|12.50|? x|---|%YAML|தமிழ்|two\nlines|true|~|2026-12-24|a [b], c'.split(
    '|',
  ),
);
const seeds = fc.record({
  place: fc.nat(),
  other: fc.nat(),
  text: fc.oneof(texts, fc.string({ minLength: 1 })),
  kind: fc.nat(),
});
/** One to three random edits. */
const edits = fc.array(seeds, { minLength: 1, maxLength: 3 });
type Edit = typeof seeds extends fc.Arbitrary<infer Value> ? Value : never;

/** Changes a value, or adds, doubles, removes or moves an entry of a list or group. */
function edited(data: Json, { place, other, text: raw, kind }: Edit): Json {
  // Control characters are refused before an edit.
  const text = raw.replaceAll(/[^\n\P{Cc}]|[\p{Cs}\ufffe\uffff]/gu, ' ').trim() || 'x';
  const all = [...walk(data)].filter(({ path }) => path.length > 0);
  const found = all[place % all.length];
  if (!found) return data;
  // Each is a value of parsed YAML.
  const { path, value } = found as { path: (string | number)[]; value: Json };
  const list = valueAt(data, path.slice(0, -1)) as Json;
  if (typeof value !== 'object' || value === null || kind % 5 === 0) {
    if (typeof value === 'number') return changeAt(data, path, value + (other % 1000) / 100);
    if (typeof value === 'boolean') return changeAt(data, path, !value);
    if (typeof value === 'string') return changeAt(data, path, text);
  }
  if (Array.isArray(list)) {
    const [from, to] = [Number(path.at(-1)), other % list.length];
    const moved = list.toSpliced(from, 1).toSpliced(to, 0, value);
    const next = [moved, list.toSpliced(from, 1), list.toSpliced(to, 0, structuredClone(value)), list.toReversed()][
      kind % 4
    ];
    return changeAt(data, path.slice(0, -1), next);
  }
  if (kind % 2 === 0 && path.length > 1) return changeAt(data, path, undefined);
  return changeAt(data, [...path.slice(0, -1), `new-${other}`], value);
}

const linesOfComments = (text: string): string[] => text.split('\n').filter((line) => /^\s*#/.test(line));

/** Edits the YAML files of a folder at random. Each result is read back, and has every comment of the file that has lines of its own. */
export function checkRandomEdits(folder: string, numRuns: number): void {
  const files = globSync('**/*.yaml', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
  fc.assert(
    fc.property(fc.constantFrom(...files), edits, (text, all) => {
      const next = all.reduce(edited, readJson(text));
      const after = applyJson(text, next);
      expect(isSame(readJson(after), next)).toBe(true);
      const comments = new Set(linesOfComments(after).map((line) => line.trim()));
      expect(linesOfComments(text).filter((line) => !comments.has(line.trim()))).toEqual([]);
    }),
    { numRuns },
  );
}
