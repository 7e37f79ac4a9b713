import { expect, test } from 'vitest';
import { REVIEWS_FRAME_PATH } from '../model/page-security.ts';
import { filesOf, policies } from './build.testing.ts';
import { fileHeaders, headersFile, urlPathOf } from './headers.ts';

const site = { draft: false, policies };

const [immutable, other] = ['public, max-age=31536000, immutable', 'no-cache'];
const frame = REVIEWS_FRAME_PATH;

test.each<[path: string, caching: string, embeddable: string, framing?: string, cookies?: string]>([
  ['/', other, 'same-origin'],
  ['/sw.js', other, 'same-origin'],
  ['/_astro/page.1.js', immutable, 'cross-origin'],
  [frame, other, 'same-origin', 'SAMEORIGIN', 'credentialless'],
  [`${frame}/a`, other, 'same-origin'],
])('%s: caching %s, embedding by %s', (path, caching, embeddable, framing = 'DENY', cookies) => {
  const headers = fileHeaders(path, site);
  expect(headers['cache-control']).toBe(caching);
  expect(headers['cross-origin-resource-policy']).toBe(embeddable);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers['x-frame-options']).toBe(framing);
  expect(headers['cross-origin-embedder-policy']).toBe(cookies);
});

test('every file of a draft has noindex, and no file of another build', () => {
  for (const path of ['/', '/_astro/a.1.avif', '/404']) {
    expect(fileHeaders(path, { ...site, draft: true })['x-robots-tag']).toBe('noindex');
    expect(fileHeaders(path, site)).not.toHaveProperty('x-robots-tag');
  }
});

test('the file for static hosts sets the same headers as the server for each file', () => {
  const draft = { ...site, draft: true };
  const files = [...Object.keys(filesOf()), 'menu.html.br'];
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
