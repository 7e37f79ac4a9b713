import { expect, test } from 'vitest';
import { sbom } from './sbom.ts';

test('names each package with version, licence, package URL and checksum', () => {
  const integrity = `sha512-${Buffer.from('fish').toString('base64')}`;
  const packages = [{ name: '@sea/fish', version: '1.2.3', licence: 'MIT', text: '', integrity }];
  expect(JSON.parse(sbom(packages, { name: 'tavern', version: '0.1.0' }))).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'tavern@0.1.0', name: 'tavern', version: '0.1.0' } },
    components: [
      {
        type: 'library',
        'bom-ref': '@sea/fish@1.2.3',
        name: '@sea/fish',
        version: '1.2.3',
        purl: 'pkg:npm/%40sea/fish@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: Buffer.from('fish').toString('hex') }],
      },
    ],
  });
});
