import { expect, test } from 'vitest';
import { contentCopy } from '../model/read/content.testing.ts';
import { finderPath, permanentMenuPath, menuPath, paths } from './paths.ts';
import { listPages } from './routes.ts';

const content = contentCopy().content();
const { branches, stories, glossary } = content;
const listed = listPages(content);

test('every page has an address and a file of its own', () => {
  for (const key of ['path', 'file'] as const)
    expect(new Set(listed.map((page) => page[key])).size).toBe(listed.length);
});

test('every canonical address belongs to a page that is its own canonical page', () => {
  for (const { canonical } of listed) expect(listed.find(({ path }) => path === canonical)?.canonical).toBe(canonical);
});

test('an additional branch adds a menu, an allergen page and a table sheet, and every branch has a permanent menu address', () => {
  const [first] = branches;
  if (!first) throw new Error('content/branches is empty');
  const more = listPages({ ...content, branches: [...branches, { ...first, key: 'another-one', isDefault: false }] });
  const added = more.map(({ path }) => path).filter((path) => !listed.some((page) => page.path === path));
  expect(added).toEqual(['/menu/another-one', '/allergens/another-one', '/print/another-one']);
  for (const branch of branches)
    expect(listed.find(({ path }) => path === permanentMenuPath(branch.key))?.canonical).toBe(menuPath(branch));
});

test('every path builder gives the address of a page', () => {
  const args: Partial<Record<keyof typeof paths, readonly string[]>> = {
    story: stories.map(({ slug }) => slug),
    word: glossary.groups.flatMap(({ words }) => words.map(({ slug }) => slug)).slice(0, 3),
    allergens: branches.map(({ key }) => key),
    tableSheet: branches.map(({ key }) => key),
  };
  const made = Object.entries(paths).flatMap(([name, path]) =>
    // Object.entries widens the keys to strings. These are the keys of `paths`.
    typeof path === 'string' ? path : (args[name as keyof typeof paths] ?? ['']).map((value) => path(value)),
  );
  const all = [...made, ...branches.flatMap((branch) => [menuPath(branch, 2), finderPath(branch, 'diet=vegan')])];
  const known = new Set(listed.map(({ path }) => path));
  for (const address of all) expect(known).toContain(new URL(address, 'https://site.example').pathname);
});
