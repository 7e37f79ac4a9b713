import { expect, test } from 'vitest';
import { listPageFiles } from './chunks.ts';

const manifest = {
  'app/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/site.css'], imports: ['_react'] },
  'app/pages/home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_react', '_card'] },
  _card: { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react'] },
  _react: { file: 'assets/react.js' },
};
const places = {
  'app/components/rooms.module.css': ['/assets/rooms.js', '/assets/rooms.css'],
  'app/components/card.module.css': ['/assets/card.js', '/assets/card.css'],
};
const asked = { entry: 'app/entry.client.tsx', page: 'app/pages/home.tsx', sheets: [] };

test('scripts come after what they import, each once', () => {
  const { scripts, entry } = listPageFiles(manifest, places, asked);
  expect(entry).toBe('/assets/entry.js');
  expect(scripts).toEqual(['/assets/react.js', '/assets/card.js', '/assets/home.js', '/assets/entry.js']);
});

test("the site's styles come before those of the page, then those of its late parts, each once", () => {
  const { styles } = listPageFiles(manifest, places, { ...asked, sheets: Object.keys(places) });
  expect(styles).toEqual(['/assets/site.css', '/assets/card.css', '/assets/home.css', '/assets/rooms.css']);
});

test('a page that is not in the build is named', () => {
  expect(() => listPageFiles(manifest, places, { ...asked, page: 'app/pages/gone.tsx' })).toThrow('app/pages/gone.tsx');
});
