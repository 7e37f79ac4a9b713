import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCES_PATH } from '../../tools/sources/sources-path.ts';
import { builtFiles, client } from './build-folder.ts';

test('the build has no trace of the source notes and no paths of content files', () => {
  const texts = builtFiles.filter((file) => /\.(?:html|js|css|json|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  for (const file of texts) {
    const text = readFileSync(join(client, file), 'utf8');
    for (const trace of [SOURCES_PATH, 'content-note', 'content/home.yaml'])
      expect(text.includes(trace), `${trace} in ${file}`).toBe(false);
  }
});
