import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';

/** The parts of a CycloneDX document that differ with each call. */
const Sbom = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  serialNumber: v.optional(v.string()),
  metadata: v.looseObject({ timestamp: v.optional(v.string()) }),
});

/**
 * The software bill of materials of the site and its server, in CycloneDX's JSON: every package in package-lock.json except those
 * for development. The same lock file gives the same text.
 *
 * @throws if npm fails; npm 10 comes with the oldest supported Node
 */
export async function sbom(root: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'],
    // On Windows npm is a script, which needs a shell.
    { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  const { serialNumber: _serialNumber, metadata, ...rest } = v.parse(Sbom, JSON.parse(stdout));
  const { timestamp: _timestamp, ...facts } = metadata;
  return `${JSON.stringify({ ...rest, metadata: facts }, null, 1)}\n`;
}
