/**
 * Completes package-lock.json with the packages for other systems:
 *
 *     npx node tools/setup/complete-lock.ts            adds missing packages
 *     npx node tools/setup/complete-lock.ts --check    fails if packages are missing
 *
 * Tools in Rust or C have one package for each system, as optional dependencies. If a registry mirrors only some of them, npm
 * leaves the others out of the lock file, and `npm ci` then rejects it on every system.
 * Version, system and processor follow from the parent and the name; only the checksum is left out.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

const Entry = v.looseObject({
  dev: v.optional(v.boolean()),
  license: v.optional(v.string()),
  engines: v.optional(v.record(v.string(), v.string())),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
});
const Lock = v.looseObject({ packages: v.record(v.string(), Entry) });
type Lock = v.InferOutput<typeof Lock>;

const systems: Readonly<Record<string, string>> = { windows: 'win32' };
const processors: Readonly<Record<string, string>> = { '64': 'x64' };
const pattern =
  /(?<os>android|darwin|freebsd|linux|openharmony|win32|windows)-(?<cpu>arm64|arm|x64|64|ia32|ppc64|riscv64|s390x)(?:-(?<libc>gnu|musl)?.*)?$/;

/** The missing entries: packages that the lock file names as dependencies but does not contain, by path in node_modules. */
export const missingEntries = (lock: Lock): Record<string, object> =>
  Object.fromEntries(
    Object.entries(lock.packages).flatMap(([place, parent]) =>
      Object.entries(place === '' ? {} : (parent.optionalDependencies ?? {})).flatMap(([name, version]) => {
        const key = `node_modules/${name}`;
        const { os = '', cpu = '', libc } = pattern.exec(name)?.groups ?? {};
        if (Object.hasOwn(lock.packages, key) || os === '' || !/^\d+\.\d+\.\d+$/.test(version)) return [];
        return [
          [
            key,
            {
              version,
              cpu: [processors[cpu] ?? cpu],
              ...(parent.dev ? { dev: true } : {}),
              ...(os === 'linux' && libc ? { libc: [libc === 'gnu' ? 'glibc' : libc] } : {}),
              ...(parent.license ? { license: parent.license } : {}),
              optional: true,
              os: [systems[os] ?? os],
              ...(parent.engines ? { engines: parent.engines } : {}),
            },
          ],
        ];
      }),
    ),
  );

if (import.meta.main) {
  const path = join(import.meta.dirname, '../../package-lock.json');
  const lock: unknown = JSON.parse(await readFile(path, 'utf8'));
  // Asserted, not parsed into a copy, so that the keys keep their order.
  v.assert(Lock, lock);
  const missing = missingEntries(lock);
  const names = Object.keys(missing).map((key) => key.replace('node_modules/', ''));
  if (names.length === 0) {
    process.stdout.write('package-lock.json is complete\n');
  } else if (process.argv.includes('--check')) {
    process.stderr.write(
      `package-lock.json lacks ${names.length} packages for other systems (${names.slice(0, 3).join(', ')} …), so "npm ci" refuses it. Run: npx node tools/setup/complete-lock.ts\n`,
    );
    process.exitCode = 1;
  } else {
    // npm's order.
    const packages = Object.entries({ ...lock.packages, ...missing }).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
    await writeFile(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, undefined, 2)}\n`);
    process.stdout.write(`Added ${names.length} packages to package-lock.json\n`);
  }
}
