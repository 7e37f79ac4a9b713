import { expect, test } from 'vitest';
import { slugify } from '../../../model/slug.ts';
import { categoryId, dishId } from './ids.ts';

test('a dish has another id than the category of its name, whatever the name', () => {
  for (const name of ['Soup', '- Soup', 'Soup -- hot'])
    expect(dishId('hill', slugify(name))).not.toBe(categoryId('hill', 'soup'));
});
