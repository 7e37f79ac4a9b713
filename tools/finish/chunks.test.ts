import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

const chunks = chunksOf({
  'app/pages/home.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_react'],
    dynamicImports: ['rooms'],
  },
  'app/pages/blog.tsx': { file: 'assets/blog.js', imports: ['_react', '_card'] },
  rooms: { file: 'assets/rooms.js', css: ['assets/rooms.css', 'assets/home.css'], imports: ['_react', '_card'] },
  _card: { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react'] },
  _react: { file: 'assets/react.js' },
});

test('with a script go all that it imports, once each', () => {
  expect(chunks.importsOf(['/assets/home.js', '/assets/blog.js'])).toEqual(['/assets/react.js', '/assets/card.js']);
});

test('the styles of what is imported later are found, without those that are there at once', () => {
  expect(chunks.lateStylesOf(['/assets/home.js'])).toEqual(['/assets/rooms.css', '/assets/card.css']);
  expect(chunks.lateStylesOf(['/assets/home.js', '/assets/blog.js'])).toEqual(['/assets/rooms.css']);
  expect(chunks.lateStylesOf(['/assets/blog.js'])).toEqual([]);
});
