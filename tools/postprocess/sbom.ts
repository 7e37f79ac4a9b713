import type { Licensed } from './licences.ts';

/**
 * The software bill of materials of the site and its server, in CycloneDX's JSON. Made from the list of licences, because
 * `npm sbom --omit=dev` (npm 11) leaves out packages that shipped and development packages share.
 */
export function sbom(packages: readonly Licensed[], site: { name: string; version: string }): string {
  const components = packages.map(({ name, version, licence, integrity }) => ({
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: licence } }],
    hashes: hashesOf(integrity),
  }));
  const component = { type: 'application', 'bom-ref': `${site.name}@${site.version}`, ...site };
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components }, null, 1)}\n`;
}

/** CycloneDX writes checksums in hexadecimal; the lock file has them in Base64: "sha512-…". */
const hashesOf = (integrity: string) => {
  const [algorithm, value] = integrity.split('-', 2);
  return algorithm === 'sha512' && value
    ? [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }]
    : [];
};
