import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categoryIconId, iconLetter } from './category-icon-names.ts';

test('the list of names and the sprite have the same icons, and a letter replaces any other', () => {
  const sprite = readFileSync(new URL('category-icons.svg', import.meta.url), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
  for (const id of drawn) expect(categoryIconId(id.replaceAll('-', ' '))).toBe(id);
  expect(categoryIconId('paniyaram')).toBeNull();
  expect(iconLetter('paniyaram')).toBe('P');
  expect(iconLetter('  தோசை')).toBe('தோ');
});
