import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from './check.ts';
import { nearest } from './nearest.ts';
import { legalSections } from './schema.ts';
import { decode } from './source.ts';

/** The files of the content folder, as text, by the names that problems give them. */
export interface FoundFiles {
  /** All YAML files. */
  data: ReadonlyMap<string, string>;
  /** The names of the branch folders. */
  branches: readonly string[];
  stories: readonly (readonly [file: string, text: string])[];
  legal: readonly (readonly [file: string, text: string])[];
}

const oneEach = ['site', 'settings', 'home', 'about', 'menu', 'faq', 'ui', 'seo', 'glossary', 'notices'].map(
  (name) => `content/${name}.yaml`,
);
const legalFiles = Object.keys(legalSections).map((slug) => `content/legal/${slug}.md`);

/** The files of a branch. */
export const branchFile = (key: string) => `content/branches/${key}/branch.yaml`;
export const menuFile = (key: string) => `content/branches/${key}/menu.yaml`;
export const drinksFile = (key: string) => `content/branches/${key}/drinks.yaml`;

/** Finds and decodes every file, and tells of those that are missing and those that nothing would read. */
export async function findFiles(folder: string, report: Report): Promise<FoundFiles> {
  const names = (await listFiles(folder))
    .map((path) => `content/${path}`)
    .filter((file) => !/^content\/(?:pictures\/|README\.md$)|\/\./.test(file));
  const branches = [...new Set(names.flatMap((file) => /^content\/branches\/([^/]+)\//.exec(file)?.[1] ?? []))];
  const needed = [...oneEach, ...legalFiles, ...branches.flatMap((key) => [branchFile(key), menuFile(key)])];
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
  for (const file of names.filter(isRead)) {
    const text = decode(file, await readFile(join(folder, file.slice('content/'.length))));
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

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
    .toSorted();
}
