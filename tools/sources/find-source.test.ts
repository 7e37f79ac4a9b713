import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fill } from '../../model/fill.ts';
import { contentFolder } from '../content/content-folder.ts';
import { loadContent } from '../content/load-content.ts';
import { type Find, createFinder, nearestSources } from './find-source.ts';
import { type TextSource, textSources } from './text-sources.ts';

const at = (file: string, line: number, text = ''): TextSource => ({ text, file, line });

describe('in the content', () => {
  const folder = contentFolder(join(import.meta.dirname, '../..'));
  let find: Find;
  let sources: TextSource[];
  beforeAll(async () => {
    sources = await textSources(folder);
    find = createFinder(sources);
  });
  const filesOf = (seen: string) => [...new Set(find(seen).map(({ file }) => file))];

  test('finds a text with its line', async () => {
    const { home } = await loadContent();
    const [found, ...others] = find(home.signatureDishes.intro);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ file: 'content/home.yaml' });
    const lines = (await readFile(join(folder, 'home.yaml'), 'utf8')).split('\n');
    expect(lines[(found?.line ?? 0) - 1]).toContain(home.signatureDishes.intro);
  });

  test('finds a text with facts as it is shown, and a text with placeholders by its pattern', async () => {
    const { ui } = await loadContent();
    expect(filesOf(ui.footer.copyright)).toEqual(['content/ui.yaml']);
    expect(filesOf(fill(ui.article.position, { from: 1, to: 2, total: 2 }))).toEqual(['content/ui.yaml']);
  });

  test('finds prices, paragraphs of stories and parts of an address', async () => {
    const { branches, menus, stories } = await loadContent();
    const [branch] = branches;
    const dish = menus[branch?.key ?? '']?.pages[0]?.categories[0]?.items[0];
    expect(filesOf(`£${dish?.price.toFixed(2)}`)).toContain(`content/branches/${branch?.key}/menu.yaml`);
    expect(filesOf(`${branch?.address.split(',')[0]},`)).toContain(`content/branches/${branch?.key}/branch.yaml`);
    const file = `content/stories/${stories[0]?.slug}.md`;
    const texts = sources.filter((source) => source.file === file).map(({ text }) => text);
    const paragraph = texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
    expect(filesOf(paragraph)).toEqual([file]);
  });

  test('does not find unknown or very short texts', () => {
    expect(find('Pizza Quattro Stagioni')).toEqual([]);
    expect(find('of')).toEqual([]);
  });
});

test('of several sources, returns the one nearest to those of the surrounding texts in the same file', () => {
  const found = [at('menu.yaml', 12), at('menu.yaml', 40), at('drinks.yaml', 11)];
  expect(nearestSources(found, [at('menu.yaml', 38), at('ui.yaml', 11)])).toEqual([at('menu.yaml', 40)]);
});

test('returns all sources if the surrounding texts do not decide', () => {
  const found = [at('menu.yaml', 12), at('drinks.yaml', 11)];
  expect(nearestSources(found, [at('ui.yaml', 11)])).toEqual(found);
});
