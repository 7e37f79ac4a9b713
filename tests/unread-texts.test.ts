import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/**
 * Finds texts of content/ui.yaml and content/menu.yaml that no code reads. A key that stands in one section of the file only is read
 * if any code names it: a helper that gets the section as an argument need not name the section. A key of several sections, such
 * as `title`, is read if it stands in code that also names its section. Tests, comments and schemas do not count. Names that
 * code uses for other things too can hide an unread text.
 */

const root = join(import.meta.dirname, '..');

/** The words of each source file. Keys of objects and members are words, too. */
const wordsOfFiles = globSync('{app,model,server,tools}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.testing\.ts$|\.d\.ts$|^model\/schema\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, ''))
  .map((code) => new Set(code.match(/\w+/g)));

/** Objects that code passes on whole or reads by a computed key, as in `words.allergens[allergen]`. */
const READ_WHOLE = new Set(['roomName', 'allergens', 'diets', 'reasons']);

/** Every text below a value, as the keys that lead to it. A list, or an object that is read whole, counts as one. */
function textPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || READ_WHOLE.has(path.at(-1) ?? ''))
    return [path];
  return Object.entries(value).flatMap(([key, entry]) => textPaths(entry, [...path, key]));
}

/** The texts that no code reads, as "section.key". */
function unreadTexts(file: unknown): string[] {
  const paths = textPaths(file).filter(([section]) => section !== 'confirm');
  const sectionsOf = Map.groupBy(paths, (path) => path.at(-1));
  const isRead = (path: string[]): boolean => {
    const [section = '', key = ''] = [path[0], path.at(-1)];
    const isShared = new Set(sectionsOf.get(key)?.map(([other]) => other)).size > 1;
    return wordsOfFiles.some((words) => words.has(key) && (!isShared || words.has(section)));
  };
  return paths.filter((path) => !isRead(path)).map((path) => path.join('.'));
}

test.each(['ui', 'menu'])('code reads every text of %s.yaml', (name) => {
  expect(unreadTexts(parse(readFileSync(join(root, `content/${name}.yaml`), 'utf8')))).toEqual([]);
});

test('names a text whose key no code names, or names only for another section', () => {
  const footer = { farewell: 'Come again.', farewellOfLastYear: 'Goodbye.', directions: 'Directions' };
  const gettingThere = { directions: 'Directions' };
  expect(unreadTexts({ footer, gettingThere })).toEqual(['footer.farewellOfLastYear', 'footer.directions']);
});
