import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOn } from '../../model/read/seasons.ts';
import { buildDay } from '../../tools/content/build-moment.ts';
import { content } from '../pages.ts';
import { builtFiles, client } from './build-folder.ts';

test('no file of the build names a category or dish outside its days', () => {
  const names = content.seasons.filter((season) => !isOn(season, buildDay())).map(({ name }) => name);
  expect(names).toContain('Regatta Supper');
  for (const file of builtFiles.filter((one) => /\.(?:html|js|json|jsonld|txt|xml)$/.test(one))) {
    const text = readFileSync(join(client, file), 'utf8');
    for (const name of names) expect(text.includes(name), `${name} in ${file}`).toBe(false);
  }
});
