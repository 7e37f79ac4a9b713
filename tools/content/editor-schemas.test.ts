import { expect, test } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';

test('the editor schema rejects misspelt and missing fields', () => {
  const settings: unknown = JSON.parse(editorSchemas().get('settings') ?? '');
  expect(settings).toMatchObject({ additionalProperties: false, required: ['iosAppUrl', 'androidAppUrl'] });
});
