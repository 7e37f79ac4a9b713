/**
 * Checks whether the build is up to date with its inputs. `build/inputs.json` has the hash of each input at the start of the
 * build. Hashing all inputs takes about 0.1 s.
 */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import * as v from 'valibot';
import { buildFolder } from './build-folder.ts';
import { buildDay } from '../content/build-moment.ts';
import { contentFolder } from '../content/content-folder.ts';

/** Folders and files that the build reads. Test files in them are ignored. */
const inputs = [
  'app',
  'art/ornaments',
  'model',
  'public',
  'server/content-security-policy.ts',
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

const Snapshot = v.record(v.string(), v.string());
/** The state of everything the build reads: hashes by file, and values of variables by `$NAME`. */
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

/** The snapshot of the last complete build, or undefined if there is none. */
const readStamp = async (root: string): Promise<Snapshot | undefined> => {
  if (!outputs.every((path) => existsSync(join(buildFolder(root), path)))) return undefined;
  try {
    return v.parse(Snapshot, JSON.parse(await readFile(stampPath(root), 'utf8')));
  } catch {
    return undefined;
  }
};

const DATED = /^[^#\n]*\b(?:from|until|soldOut): ["']?\d{4}-\d\d-\d\d/m;

/** Whether anything in the content comes or goes on a day, so that a build of another day may differ. */
const hasDates = async (folder: string): Promise<boolean> => {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.yaml'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.some((text) => DATED.test(text));
};

/** Reads the current state of all inputs. */
export const takeSnapshot = async (root: string): Promise<Snapshot> => {
  const folders = [...inputs.map((input) => join(root, input)), contentFolder(root)];
  const paths = (await Promise.all(folders.map(listFiles))).flat();
  const hashes = await Promise.all(
    paths.map(async (path) => [relative(root, path), hash('sha256', await readFile(path))] as const),
  );
  const day = (await hasDates(contentFolder(root))) ? [['$TODAY', buildDay()] as const] : [];
  return Object.fromEntries([
    ...variables.map((name) => [`$${name}`, process.env[name] ?? ''] as const),
    ...day,
    ...hashes,
  ]);
};

/** The files and variables that differ. Empty if the build would be the same. */
export const differences = (before: Snapshot, now: Snapshot): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => before[name] !== now[name]).toSorted();

/** Why the site must be built: there is no complete build, or inputs have changed since. Undefined if the build is up to date. */
export const staleReason = async (root: string): Promise<string | undefined> => {
  const before = await readStamp(root);
  if (!before) return 'there is no complete build yet';
  const [first, ...others] = differences(before, await takeSnapshot(root));
  return first && `${first}${others.length > 0 ? ` and ${others.length} more` : ''} changed`;
};

/** Records that the finished build was made from this snapshot, which was taken before it began. */
export const writeStamp = async (root: string, snapshot: Snapshot): Promise<void> => {
  await mkdir(buildFolder(root), { recursive: true });
  await writeFile(stampPath(root), JSON.stringify(snapshot));
};
