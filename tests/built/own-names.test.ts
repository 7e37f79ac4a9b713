import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownNames } from '../own-names.ts';
import { builtFiles, client } from './build-folder.ts';

test('the site of the second restaurant does not mention the first', () => {
  const texts = builtFiles.filter((file) => /\.(?:html|js|css|json|jsonld|svg|txt|xml|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  expect(builtFiles.filter((file) => ownNames.test(file))).toEqual([]);
  expect(texts.filter((file) => ownNames.test(readFileSync(join(client, file), 'utf8')))).toEqual([]);
});
