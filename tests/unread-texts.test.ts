import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/**
 * Finds texts of content/ui.yaml and content/menu.yaml that no code reads. A text counts as read if its key stands as a word in code
 * of a folder that also names the section of the file in which the text is. Tests, comments and schemas do not count. A key with a common
 * name, such as `title`, may go unnoticed for a while; a text that is read is never reported.
 */

const root = join(import.meta.dirname, '..');

/** The words of each source file by its folder. Keys of objects and members are words, too. */
const files = globSync('{app,model,server,tools}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.testing\.ts$|\.d\.ts$|^model\/schema\//.test(file))
  .map((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');
    return { folder: dirname(file), words: new Set(code.match(/\w+/g)) };
  });
const wordsOfFolders = new Map(
  [...Map.groupBy(files, ({ folder }) => folder)].map(([folder, all]) => [
    folder,
    new Set(all.flatMap(({ words }) => [...words])),
  ]),
);

/** Objects that code passes on whole or reads by a computed key, as in `words.allergens[allergen]`. */
const READ_WHOLE = new Set(['roomName', 'allergens', 'diets', 'reasons']);

/** Every text below a value, as the keys that lead to it. A list, or an object that is read whole, counts as one. */
function textPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || READ_WHOLE.has(path.at(-1) ?? ''))
    return [path];
  return Object.entries(value).flatMap(([key, entry]) => textPaths(entry, [...path, key]));
}

/** Whether some file names the text's key, and its folder the section, the first key of its path. */
const isRead = (path: string[]): boolean =>
  files.some(({ folder, words }) => words.has(path.at(-1) ?? '') && wordsOfFolders.get(folder)?.has(path[0] ?? ''));

test.each(['ui', 'menu'])('code reads every text of %s.yaml', (name) => {
  const file: unknown = parse(readFileSync(join(root, `content/${name}.yaml`), 'utf8'));
  const unread = textPaths(file).filter((path) => path[0] !== 'confirm' && !isRead(path));
  expect(unread.map((path) => path.join('.'))).toEqual([]);
});

test('a key that no code names is found', () => {
  expect(isRead(['footer', 'farewell'])).toBe(true);
  expect(isRead(['footer', 'farewellOfLastYear'])).toBe(false);
});
