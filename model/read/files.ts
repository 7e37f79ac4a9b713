import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from './check.ts';
import { dataFiles } from '../schema/data-files.ts';
import { nearest } from './nearest.ts';
import { legalSlugs } from '../types.ts';
import { decode } from './source.ts';

/** Whether a file was left by the system or an editor: hidden files, thumbnail lists, locks, backups. */
export const isClutter = (name: string): boolean => /^(?:\.|~\$)|^(?:thumbs\.db|desktop\.ini)$|~$/i.test(name);

/** The files of the content folder without pictures: their bytes, by the name that problems use ("content/faq.yaml"). */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The files that the site is built from, as text. */
export interface FoundFiles {
  /** All YAML files. */
  data: ReadonlyMap<string, string>;
  /** The names of the branch folders. */
  branches: readonly string[];
  stories: readonly (readonly [file: string, text: string])[];
  legal: readonly (readonly [file: string, text: string])[];
}

/** A file of `dataFiles`. */
export const dataFile = (name: string) => `content/${name}.yaml`;
const requiredDataFiles = Object.keys(dataFiles).map(dataFile);
const legalFiles = legalSlugs.map((slug) => `content/legal/${slug}.md`);

/** The files of a branch. */
export const branchFile = (key: string) => `content/branches/${key}/branch.yaml`;
export const menuFile = (key: string) => `content/branches/${key}/menu.yaml`;
export const drinksFile = (key: string) => `content/branches/${key}/drinks.yaml`;

/**
 * Reads the content folder from the disk, without checks.
 *
 * @param folder its path; names in the result begin with "content/" whatever the folder is called
 */
export async function readFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((path) => !/^(?:pictures\/|theme\/|README\.md$)/.test(path) && !path.split('/').some(isClutter))
    .toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [`content/${name}`, await readFile(join(folder, name))] as const)),
  );
}

/** Decodes every file, and reports files that are missing and files that nothing reads. */
export function findFiles(files: Files, report: Report): FoundFiles {
  const names = [...files.keys()];
  const branches = [...new Set(names.flatMap((file) => /^content\/branches\/([^/]+)\//.exec(file)?.[1] ?? []))];
  const needed = [...requiredDataFiles, ...legalFiles, ...branches.flatMap((key) => [branchFile(key), menuFile(key)])];
  const possible = [...needed, ...branches.map(drinksFile)];
  const isRead = (file: string) => possible.includes(file) || /^content\/stories\/[^/]+\.md$/.test(file);

  for (const file of needed.filter((one) => !names.includes(one)))
    report({ file, message: 'is missing; bring it back from its last version' });
  if (branches.length === 0)
    report({ file: 'content/branches', message: 'has no folder of a branch; bring one back from its last version' });
  for (const file of names.filter((one) => !isRead(one))) {
    const meant = nearest(file, possible);
    report({
      file,
      message: `is read by nothing; ${meant ? `rename it to ${meant}` : 'stories go into content/stories as .md, pictures into content/pictures'}`,
    });
  }

  const texts = new Map<string, string>();
  for (const [file, bytes] of files) {
    if (!isRead(file)) continue;
    const text = decode(file, bytes);
    if (typeof text === 'string') texts.set(file, text);
    else report(text);
  }
  const within = (start: string, end: string) =>
    [...texts].filter(([file]) => file.startsWith(start) && file.endsWith(end));
  return {
    data: new Map(within('content/', '.yaml')),
    branches,
    stories: within('content/stories/', '.md'),
    legal: within('content/legal/', '.md'),
  };
}
