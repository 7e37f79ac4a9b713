import { expect, test } from 'vitest';
import { contentCopy } from '../model/read/content.testing.ts';
import { filterPath, menuPath, paths, permanentMenuPath } from './paths.ts';
import { listPages } from './routes.ts';

const content = contentCopy().content();
const { branches, stories, glossary } = content;
const listed = listPages(content);

test('every page has an address and a file of its own, and a canonical address that is its own', () => {
  for (const key of ['path', 'file'] as const)
    expect(new Set(listed.map((page) => page[key])).size).toBe(listed.length);
  for (const { canonical } of listed) expect(listed.find(({ path }) => path === canonical)?.canonical).toBe(canonical);
});

test('every path builder gives the address of a page', () => {
  const keys = branches.map(({ key }) => key);
  const made = [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...stories.map(({ slug }) => paths.story(slug)),
    ...glossary.groups.flatMap(({ words }) => words.map(({ slug }) => paths.word(slug))),
    ...keys.flatMap((key) => [paths.allergens(key), paths.tableSheet(key), permanentMenuPath(key)]),
    ...branches.flatMap((branch) => [menuPath(branch, 2), filterPath(branch, 'diet=vegan')]),
  ];
  const known = new Set(listed.map(({ path }) => path));
  for (const address of made) expect(known).toContain(new URL(address, 'https://site.example').pathname);
});
