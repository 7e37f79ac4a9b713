import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOneOf } from '../pick.ts';
import { dataFiles, optionalFiles } from '../schema/data-files.ts';
import { nearest } from '../nearest.ts';
import { SLUG } from '../slug.ts';
import { legalSlugs } from '../schema/story.ts';
import { decode, type Report } from './source.ts';

/** Whether a file was left by the system or an editor: hidden files, thumbnail lists, locks, backups. */
export const isSystemFile = (name: string): boolean => /^(?:\.|~\$)|^(?:thumbs\.db|desktop\.ini)$|~$/i.test(name);

/** The bytes of the files of the content folder, by the name that problems use: "content/faq.yaml". */
export type Files = ReadonlyMap<string, Uint8Array>;

export type FoundFiles = ReturnType<typeof classifyFiles>;

export const dataFilePath = (name: string) => `content/${name}.yaml`;
const legalFiles = legalSlugs.map((slug) => `content/legal/${slug}.md`);

export const branchFilePath = (key: string) => `content/branches/${key}/branch.yaml`;
export const menuFilePath = (key: string) => `content/branches/${key}/menu.yaml`;
export const drinksFilePath = (key: string) => `content/branches/${key}/drinks.yaml`;

/** Reads the content folder, without checks. Leaves out `pictures/`, `theme/`, the README.md at the top, and system files. */
export async function readFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((path) => !/^(?:pictures\/|theme\/|README\.md$)/.test(path) && !path.split('/').some(isSystemFile))
    .toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [`content/${name}`, await readFile(join(folder, name))] as const)),
  );
}

export const readFileTexts = async (folder: string): Promise<Map<string, string>> =>
  new Map([...(await readFolder(folder))].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]));

const neededDataFiles = Object.keys(dataFiles)
  .filter((name) => !isOneOf(optionalFiles, name))
  .map(dataFilePath);

/** Sorts the files by kind, and decodes those that the site reads. Reports missing files, and files that the site does not read. */
export function classifyFiles(files: Files, report: Report) {
  const names = [...files.keys()];
  const branches = [...new Set(names.flatMap((file) => /^content\/branches\/([^/]+)\//.exec(file)?.[1] ?? []))];
  const needed = [
    ...neededDataFiles,
    ...legalFiles,
    ...branches.flatMap((key) => [branchFilePath(key), menuFilePath(key)]),
  ];
  const possible = [...needed, ...Object.keys(dataFiles).map(dataFilePath), ...branches.map(drinksFilePath)];
  const isRead = (file: string) =>
    possible.includes(file) || SLUG.test(/^content\/(?:stories|legal)\/(.*)\.md$/.exec(file)?.[1] ?? '');

  for (const file of needed.filter((one) => !names.includes(one)))
    report({
      file,
      message: 'is missing; restore it from its last version, or copy it from tests/another-restaurant/content',
    });
  if (branches.length === 0)
    report({ file: 'content/branches', message: 'has no folder of a branch; bring one back from its last version' });
  for (const file of names.filter((one) => !isRead(one))) {
    const meant = nearest(file, possible);
    report({
      file,
      message: `is not a content file; ${meant ? `rename it to ${meant}` : 'stories go into content/stories as .md, named in small letters, digits and hyphens; pictures go into content/pictures'}`,
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
