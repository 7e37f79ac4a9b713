/**
 * Checks whether the build is up to date with its inputs.
 *
 * `build/inputs.json` has the size, modification time and hash of each input at the start of the build. A file with the same
 * size and time counts as unchanged and is not read; otherwise its hash is compared. The usual check takes a few milliseconds.
 */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import * as v from 'valibot';
import { buildFolder } from './build-folder.ts';
import { contentFolder } from '../content/content-folder.ts';

/** Folders and files that the build reads. Test files in them are ignored. */
const inputs = [
  'app',
  'art/ornaments',
  'model',
  'public',
  'server/encoding.ts',
  'server/headers.ts',
  'server/mime.ts',
  'tools',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Environment variables that the build reads. */
const variables = ['CONTENT', 'OFFLINE', 'DRAFT', 'VITE_API_BASE'];

/** A build is complete only if these exist. */
const outputs = ['client', 'api.json'];

const Entry = v.object({ size: v.number(), time: v.number(), hash: v.string() });
const Snapshot = v.object({
  env: v.record(v.string(), v.string()),
  files: v.record(v.string(), Entry),
});
/** The state of everything the build reads. */
export type Snapshot = v.InferOutput<typeof Snapshot>;

const stampPath = (root: string) => join(buildFolder(root), 'inputs.json');

const listFiles = async (path: string): Promise<string[]> => {
  const info = await stat(path).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
};

const readStamp = async (root: string): Promise<Snapshot | undefined> => {
  const text = await readFile(stampPath(root), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const result = v.safeParse(Snapshot, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
};

/** Records the current state of all inputs. Reuses hashes from `known` for files with the same size and time. */
export const takeSnapshot = async (root: string, known?: Snapshot): Promise<Snapshot> => {
  const paths = (
    await Promise.all([...inputs.map((input) => join(root, input)), contentFolder(root)].map(listFiles))
  ).flat();
  const entries = await Promise.all(
    paths.map(async (path) => {
      const name = relative(root, path);
      const { size, mtimeMs: time } = await stat(path);
      const old = known?.files[name];
      const same = old?.size === size && old.time === time;
      return [name, { size, time, hash: same ? old.hash : hash('sha256', await readFile(path)) }] as const;
    }),
  );
  return {
    env: Object.fromEntries(variables.map((name) => [name, process.env[name] ?? ''])),
    files: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
};

/** The differences between two snapshots: file names, and variables as `$NAME`. Empty if the build would be the same. */
export const differences = (before: Snapshot, now: Snapshot): string[] => {
  const names = new Set([...Object.keys(before.files), ...Object.keys(now.files)]);
  return [
    ...variables.filter((name) => before.env[name] !== now.env[name]).map((name) => `$${name}`),
    ...[...names].filter((name) => before.files[name]?.hash !== now.files[name]?.hash).toSorted(),
  ];
};

/** Whether a complete build exists that was made from the current inputs; if not, `reason` says why. */
export const checkFresh = async (root: string): Promise<{ fresh: boolean; reason: string; now: Snapshot }> => {
  const before = await readStamp(root);
  const now = await takeSnapshot(root, before);
  if (!before || !outputs.every((path) => existsSync(join(buildFolder(root), path)))) {
    return { fresh: false, reason: 'there is no complete build yet', now };
  }
  const changed = differences(before, now);
  const [first = '', ...others] = changed;
  const reason = `${first}${others.length > 0 ? ` and ${others.length} more` : ''} changed`;
  return { fresh: changed.length === 0, reason, now };
};

/** Records that the finished build was made from this snapshot, which was taken before it began. */
export const writeStamp = async (root: string, snapshot: Snapshot): Promise<void> => {
  await mkdir(buildFolder(root), { recursive: true });
  await writeFile(stampPath(root), JSON.stringify(snapshot));
};
