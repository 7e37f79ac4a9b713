import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { client } from './build-folder.ts';

const { bomFormat, components } = JSON.parse(readFileSync(join(client, '../sbom.cdx.json'), 'utf8')) as {
  bomFormat: string;
  components: { name: string; version: string; purl: string; hashes: unknown[] }[];
};

test('the bill of materials names every published package, with its version and checksum', () => {
  expect(bomFormat).toBe('CycloneDX');
  const licences = readFileSync(join(client, 'licences.txt'), 'utf8');
  const published = [...licences.matchAll(/^- (\S+) (\S+), /gm)].map(([, name, version]) => `${name} ${version}`);
  expect(published.length).toBeGreaterThan(5);
  expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual(expect.arrayContaining(published));
  for (const { name, purl, hashes } of components) {
    expect(purl, name).toMatch(/^pkg:npm\//);
    expect(hashes, name).not.toEqual([]);
  }
});
