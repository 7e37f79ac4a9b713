import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy } from '../../model/read/content.testing.ts';
import { categoryIconId, iconLetter } from './category-icon-names.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const drawn = [...read('./category-icons.svg').matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);

test('the sprite has every icon that a menu names', () => {
  const icons = Object.values(contentCopy().content().menus).flatMap(({ pages }) =>
    pages.flatMap((page) => page.categories.flatMap(({ icon }) => icon ?? [])),
  );
  expect(icons.length).toBeGreaterThan(0);
  for (const icon of icons) expect(drawn, icon).toContain(categoryIconId(icon));
});

test('the list of names and the sprite have the same icons, each once', () => {
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.length).toBeGreaterThan(20);
  for (const id of drawn) expect(categoryIconId(String(id).replaceAll('-', ' '))).toBe(id);
});

test('a letter replaces an icon that is not in the sprite', () => {
  expect(categoryIconId('paniyaram')).toBeNull();
  expect(iconLetter('paniyaram')).toBe('P');
  expect(iconLetter('  தோசை')).toBe('தோ');
  expect(iconLetter('')).toBe('?');
});
