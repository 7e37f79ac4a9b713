import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { editorSchemas } from '#tools/content/editor-schemas.ts';

/** Help for the staff in the content files: editor schemas, comments and the guide. */

const files = globSync('content/**/*.yaml').toSorted();
const schemas = editorSchemas();

test('every content file names its schema in its first line', () => {
  for (const file of files) {
    const [, named = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(file, 'utf8')) ?? [];
    const schema = join(dirname(file), named);
    expect(
      [...schemas.keys()].map((name) => `content/.schemas/${name}.json`),
      file,
    ).toContain(schema);
  }
});

test('every content file describes itself in its second line', () => {
  for (const file of files) expect(readFileSync(file, 'utf8').split('\n')[1], file).toMatch(/^# [A-Z].{20,}/);
});

test('every file that content/README.md names exists', () => {
  const readme = readFileSync('content/README.md', 'utf8');
  const named = [...readme.matchAll(/`([a-z]+\.yaml|[a-z]+\/)`/g)].map(([, file = '']) => file);
  const known = globSync('content/**').map((file) => file.replace(/^content\//, ''));
  const missing = named.filter(
    (file) => !known.some((path) => path === file.replace(/\/$/, '') || path.endsWith(`/${file}`)),
  );
  expect(missing).toEqual([]);
});
