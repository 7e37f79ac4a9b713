import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { editorSchemas } from '#tools/content/editor-schemas.ts';

/** Help for the staff in the content files: editor schemas and comments. */

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
