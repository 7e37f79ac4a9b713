import { expect, test } from 'vitest';

import { missingEntries } from './complete-lock.ts';

const parent = (names: string[], version = '1.2.3') => ({
  dev: true,
  license: 'MIT',
  optionalDependencies: Object.fromEntries(names.map((name) => [name, version])),
});

test('creates the entry of a package for another system from its name and its parent', () => {
  const packages = { '': {}, 'node_modules/tool': parent(['tool-linux-x64-gnu', 'tool-win32-arm64-msvc']) };
  expect(missingEntries({ packages })).toEqual({
    'node_modules/tool-linux-x64-gnu': {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['glibc'],
      license: 'MIT',
      optional: true,
      os: ['linux'],
    },
    'node_modules/tool-win32-arm64-msvc': {
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      license: 'MIT',
      optional: true,
      os: ['win32'],
    },
  });
});

test.each([
  ['a-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ['a-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['a-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@cloudflare/workerd-windows-64', { os: ['win32'], cpu: ['x64'] }],
  ['@cloudflare/workerd-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
])('reads the system from the name %s', (name, fields) => {
  const made = missingEntries({ packages: { 'node_modules/tool': parent([name]) } });
  expect(made[`node_modules/${name}`]).toMatchObject(fields);
});

test('ignores packages that have an entry, name no system or have no exact version', () => {
  const packages = {
    'node_modules/tool': parent(['tool-linux-x64-gnu', 'fsevents']),
    'node_modules/other': parent(['other-linux-x64-gnu'], '^1.0.0'),
    'node_modules/tool-linux-x64-gnu': {},
  };
  expect(missingEntries({ packages })).toEqual({});
});
