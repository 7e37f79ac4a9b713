import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';

const schemas = editorSchemas();

test('the editor schemas are up to date; if not, run "npm run schemas"', () => {
  const written = globSync('content/.schemas/*.json').map(
    (file) => [file.replace(/^.*\/|\.json$/g, ''), readFileSync(file, 'utf8')] as const,
  );
  expect(new Map(written.toSorted())).toEqual(new Map([...schemas].toSorted()));
});

test('the editor schema rejects misspelt and missing fields', () => {
  const settings: unknown = JSON.parse(schemas.get('settings') ?? '');
  expect(settings).toMatchObject({ additionalProperties: false, required: ['iosAppUrl', 'androidAppUrl'] });
});
