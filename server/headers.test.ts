import { expect, test } from 'vitest';
import { REVIEWS_FRAME_PATH } from '../model/page-security.ts';
import { filesOf, policies } from './build.testing.ts';
import { fileHeaders, headersFile, urlPathOf } from './headers.ts';

const site = { draft: false, policies };

test('only files with a hash in their name are cached without revalidation', () => {
  const caching = (path: string) => fileHeaders(path, site)['cache-control'];
  expect(caching('/_astro/page.1.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/menu', '/sw.js', '/share/menu.jpg']) expect(caching(path), path).toBe('no-cache');
});

test('other sites may read the menus as data, embed pictures, and use nothing else', () => {
  for (const [path, isReadable, isEmbeddable] of [
    ['/menu/wimbledon.json', true, true],
    ['/_astro/a.1.avif', false, true],
    ['/share/menu.jpg', false, true],
    ['/menu', false, false],
    ['/menu/a/b.json', false, false],
  ] as const) {
    const headers = fileHeaders(path, site);
    expect(headers['access-control-allow-origin'], path).toBe(isReadable ? '*' : undefined);
    expect(headers['cross-origin-resource-policy'], path).toBe(isEmbeddable ? 'cross-origin' : 'same-origin');
  }
});

test('only the page of the reviews widget may be framed, by this site, and it loads without cookies', () => {
  expect(fileHeaders(REVIEWS_FRAME_PATH, site)).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-embedder-policy': 'credentialless',
  });
  for (const path of ['/', `${REVIEWS_FRAME_PATH}/a`]) {
    expect(fileHeaders(path, site)['x-frame-options']).toBe('DENY');
    expect(fileHeaders(path, site)).not.toHaveProperty('cross-origin-embedder-policy');
  }
});

test('every file of a draft has noindex, and no file of another build', () => {
  for (const path of ['/', '/menu/wimbledon.json', '/_astro/a.1.avif', '/404']) {
    expect(fileHeaders(path, { ...site, draft: true })['x-robots-tag']).toBe('noindex');
    expect(fileHeaders(path, site)).not.toHaveProperty('x-robots-tag');
  }
});

test('the file for static hosts sets the same headers as the server for each file', () => {
  const draft = { ...site, draft: true };
  const files = [...Object.keys(filesOf()), 'menu.html.br', 'share/menu.jpg'];
  const rules = headersFile(files, draft).trim().split('\n\n');
  for (const address of files.filter((file) => !file.endsWith('.br')).map(urlPathOf)) {
    const matching = rules.filter((rule) => {
      const [path = ''] = rule.split('\n');
      return path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address;
    });
    const lines = matching.flatMap((rule) => rule.split('\n').slice(1));
    const sent = lines.map((line) => line.trim().split(/: (.*)/, 2));
    // Hosts join the values of all matching rules, so no header may be in two of them.
    expect(new Set(sent.map(([name]) => name)).size, address).toBe(sent.length);
    expect(Object.fromEntries(sent), address).toEqual(fileHeaders(address, draft));
  }
});
