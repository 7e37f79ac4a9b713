import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/**
 * Finds texts of content/ui.yaml and content/menu.yaml whose key stands in no code. Tests, comments and schemas do not count.
 * A key counts as read where code has it as a property, as a string, or in a list of names.
 */

const root = join(import.meta.dirname, '..');
const words = new Set(
  globSync('{admin,integrations,model,src,tools}/**/*.{ts,tsx,astro}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\.testing\.ts$|\.d\.ts$|^model\/schema\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, ''))
    .flatMap((code) => [...code.matchAll(/(?<=[.'{]|[,{]\s*)\w+/g)].map(([name]) => name)),
);

/** Objects that code passes on whole or reads by a computed key, as in `words.allergens[allergen]`. */
const READ_WHOLE = new Set(['roomName', 'allergens', 'diets', 'reasons']);

/** The keys below a value that no code names. */
function unreadKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    if (READ_WHOLE.has(key)) return [];
    return words.has(key) ? unreadKeys(entry) : key;
  });
}

test.each(['ui', 'menu'])('code reads every text of %s.yaml', (name) => {
  const texts: unknown = parse(readFileSync(join(root, `content/${name}.yaml`), 'utf8'));
  expect(unreadKeys(texts)).toEqual([]);
});
