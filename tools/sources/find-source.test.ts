import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Find, createFinder, nearestSources } from './find-source.ts';
import { type TextSource, textSources } from './text-sources.ts';

const at = (file: string, line: number, text = ''): TextSource => ({ text, file, line });

describe('in the real content', () => {
  let find: Find;
  let sources: TextSource[];
  beforeAll(async () => {
    sources = await textSources(join(import.meta.dirname, '../../content'));
    find = createFinder(sources);
  });
  const filesOf = (seen: string) => [...new Set(find(seen).map(({ file }) => file))];

  test('a text is found with its line', async () => {
    const [found, ...others] = find('Signature Dishes');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ file: 'content/home.yaml' });
    const lines = (await readFile(join(import.meta.dirname, '../..', found?.file ?? ''), 'utf8')).split('\n');
    expect(lines[(found?.line ?? 0) - 1]).toContain('heading: Signature Dishes');
  });

  test('a text with facts is found as it is shown, and one that the program fills in by its pattern', () => {
    expect(filesOf('© 2025 Valavu. All rights reserved.')).toEqual(['content/ui.yaml']);
    expect(filesOf('Showing 1 to 2 of 2')).toEqual(['content/ui.yaml']);
  });

  test('prices, paragraphs of stories and parts of an address are found', () => {
    expect(filesOf('£4.50')).toContain('content/branches/eastham/menu.yaml');
    expect(filesOf('240 High St North,')).toContain('content/branches/eastham/branch.yaml');
    const story = sources.find(({ file, line }) => file === 'content/stories/the-soul-of-chettinad.md' && line > 20);
    expect(filesOf(story?.text ?? '')).toEqual(['content/stories/the-soul-of-chettinad.md']);
  });

  test('a text of nobody is found nowhere, a scrap of one neither', () => {
    expect(find('Pizza Quattro Stagioni')).toEqual([]);
    expect(find('of')).toEqual([]);
  });
});

test('of several places the one nearest to what stands round it is meant, in its own file', () => {
  const found = [at('menu.yaml', 12), at('menu.yaml', 40), at('drinks.yaml', 11)];
  expect(nearestSources(found, [at('menu.yaml', 38), at('ui.yaml', 11)])).toEqual([at('menu.yaml', 40)]);
});

test('where nothing round it decides, all places are named', () => {
  const found = [at('menu.yaml', 12), at('drinks.yaml', 11)];
  expect(nearestSources(found, [at('ui.yaml', 11)])).toEqual(found);
});
