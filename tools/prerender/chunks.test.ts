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

test('lists each script once, after its imports', () => {
  const { scripts, entry } = listPageFiles(manifest, places, asked);
  expect(entry).toBe('/assets/entry.js');
  expect(scripts).toEqual(['/assets/react.js', '/assets/card.js', '/assets/home.js', '/assets/entry.js']);
});

test('lists each style sheet once: those of the site, then of the page, then of its lazy parts', () => {
  const { styles } = listPageFiles(manifest, places, { ...asked, sheets: Object.keys(places) });
  expect(styles).toEqual(['/assets/site.css', '/assets/card.css', '/assets/home.css', '/assets/rooms.css']);
});

test('names a page that is not in the build in the error', () => {
  expect(() => listPageFiles(manifest, places, { ...asked, page: 'app/pages/gone.tsx' })).toThrow('app/pages/gone.tsx');
});
