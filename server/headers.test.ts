import { expect, test } from 'vitest';

import { REVIEWS_FRAME_PATH } from '../model/page-security.ts';
import { fileHeaders, headersFile, urlPathOf } from './headers.ts';
import { mediaType } from './mime.ts';

const origins = { reviews: 'https://reviews.example', api: 'https://api.valavu.example' };

test('only files with a hash in their name are cached without revalidation', () => {
  const caching = (path: string) => fileHeaders(path, {})['cache-control'];
  expect(caching('/assets/a-1.js')).toContain('immutable');
  expect(caching('/fonts/a-1.woff2')).toContain('immutable');
  expect(caching('/pictures/a.1-480.avif')).toContain('immutable');
  expect(caching('/menu')).toBe('no-cache');
  expect(caching('/favicon.svg')).toBe('no-cache');
});

test('a page file is served at its path without index.html', () => {
  expect(['index.html', 'menu/index.html', 'blog/a/index.html', '404.html', 'robots.txt'].map(urlPathOf)).toEqual([
    '/',
    '/menu',
    '/blog/a',
    '/404.html',
    '/robots.txt',
  ]);
});

test('the file for static hosts sets the same headers as the server for each path', () => {
  const csp = {
    'index.html': { script: ['sha256-A'], style: [] },
    'menu/index.html': { script: ['sha256-B'], style: ['sha256-C'] },
    [`${REVIEWS_FRAME_PATH.slice(1)}/index.html`]: { script: ['sha256-D'], style: ['sha256-E'] },
  };
  const site = { ...origins, draft: true };
  const others = ['robots.txt', 'blog/feed.xml', 'menu/eastham.jsonld', '.well-known/apple-app-site-association'];
  const text = headersFile(csp, site, others);
  const blocks = new Map(
    text
      .trim()
      .split('\n\n')
      .map((block) => {
        const [path = '', ...lines] = block.split('\n');
        return [
          path,
          Object.fromEntries(
            lines.map((line) => [line.slice(2, line.indexOf(':')), line.slice(line.indexOf(': ') + 2)]),
          ),
        ];
      }),
  );
  const sent = (path: string, ...rules: string[]) => {
    const values = rules.flatMap((rule) => Object.entries(blocks.get(rule) ?? {}));
    // Hosts join the values of all matching rules, so no header may be in two of them.
    expect(new Set(values.map(([name]) => name)).size, path).toBe(values.length);
    return Object.fromEntries(values);
  };
  expect(sent('/', '/*', '/')).toEqual(fileHeaders('/', site, csp['index.html']));
  expect(sent('/menu', '/*', '/menu')).toEqual(fileHeaders('/menu', site, csp['menu/index.html']));
  expect(sent(REVIEWS_FRAME_PATH, '/*', REVIEWS_FRAME_PATH)).toEqual(
    fileHeaders(REVIEWS_FRAME_PATH, site, { script: ['sha256-D'], style: ['sha256-E'] }),
  );
  expect(sent('/assets/a.js', '/*', '/assets/*')).toEqual(fileHeaders('/assets/a.js', site));
  expect(sent('/share/menu.jpg', '/*', '/share/*')).toEqual(fileHeaders('/share/menu.jpg', site));
  expect(sent('/pictures/a.avif', '/*', '/pictures/*')).toEqual(fileHeaders('/pictures/a.avif', site));
  for (const file of others)
    expect(sent(file, '/*', `/${file}`)).toEqual({
      ...fileHeaders(`/${file}`, site),
      // A host cannot derive the media type from every name.
      'content-type': mediaType(file),
    });
});

test('only the page of the reviews widget may be framed, by this site, and it loads without cookies', () => {
  const frame = fileHeaders(REVIEWS_FRAME_PATH, origins);
  expect(frame['x-frame-options']).toBe('SAMEORIGIN');
  expect(frame['cross-origin-embedder-policy']).toBe('credentialless');
  expect(frame['content-security-policy']).toContain(`script-src ${origins.reviews}`);
  for (const path of ['/', '/menu', '/404.html', '/assets/a-1.js', `${REVIEWS_FRAME_PATH}/a`, '/robots.txt']) {
    const headers = fileHeaders(path, origins);
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(JSON.stringify(headers), path).not.toContain(origins.reviews);
  }
});

test('scripts on any site may read the menus as data, and no other file', () => {
  const shared = (path: string) => fileHeaders(path, {})['access-control-allow-origin'];
  for (const path of ['/menu/eastham.json', '/menu/eastham.jsonld', '/menu/eastham.foodmenus.json']) {
    expect(shared(path), path).toBe('*');
    expect(fileHeaders(path, {})['cross-origin-resource-policy']).toBe('cross-origin');
  }
  for (const path of ['/', '/menu', '/robots.txt', '/menu/a/b.json', '/manifest.webmanifest', '/pictures/a.avif'])
    expect(shared(path), path).toBeUndefined();
});

test('every file of a draft has noindex, and no file of another build', () => {
  for (const path of ['/', '/menu/eastham.json', '/pictures/a.avif', '/404.html']) {
    expect(fileHeaders(path, { draft: true })['x-robots-tag'], path).toBe('noindex');
    expect(fileHeaders(path, { draft: false })['x-robots-tag'], path).toBeUndefined();
    expect(fileHeaders(path, {})['x-robots-tag'], path).toBeUndefined();
  }
});
