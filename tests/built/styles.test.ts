import { expect, test } from 'vitest';
import { attributes, builtPages } from './build-folder.ts';

/** The classes that the styles of a page have rules for. */
const ruledIn = (html: string) =>
  new Set(
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap(([, css = '']) =>
      [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name),
    ),
  );

test('every page has the rules for all its classes', () => {
  const pages = builtPages.map(({ html, path }) => ({ html, path, ruled: ruledIn(html) }));
  const ruledAnywhere = new Set(pages.flatMap(({ ruled }) => [...ruled]));
  for (const { html, path, ruled } of pages) {
    const used = new Set(attributes(html, 'class').flatMap((list) => list.split(' ')));
    expect(used.size, path).toBeGreaterThan(10);
    const unruled = [...used].filter((name) => ruledAnywhere.has(name) && !ruled.has(name));
    expect(unruled, path).toEqual([]);
  }
});
