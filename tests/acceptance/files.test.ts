import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { editorSchemas } from '#tools/content/editor-schemas.ts';

/** Help for the staff in the content files: editor schemas and comments. */

const files = globSync('content/**/*.yaml').toSorted();
const schemas = editorSchemas();

test('every content file names its schema in its first line, and describes itself in the second', () => {
  for (const file of files) {
    const [, named = ''] =
      /^# yaml-language-server: \$schema=(\S+)\n# [A-Z].{20,}/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(
      [...schemas.keys()].map((name) => `content/.schemas/${name}.json`),
      file,
    ).toContain(join(dirname(file), named));
  }
});
