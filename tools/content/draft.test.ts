import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from './load-content.ts';
import { isDraft, hideFromSearch } from './draft.ts';
import { sitemap } from '../../src/publish/site-files.ts';

let root: string;
const write = (text: string) => writeFileSync(join(root, 'content/site.yaml'), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'valavu-draft-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('a build is a draft while placeholders are left, unless DRAFT overrides this', () => {
  vi.stubEnv('CONTENT', '');
  write('url: https://valavu.example\n');
  expect(isDraft(root, {})).toBe(true);
  expect(isDraft(root, { DRAFT: '' })).toBe(true);
  expect(isDraft(root, { DRAFT: 'no' })).toBe(false);
  write('url: https://valavu.co.uk\n');
  expect(isDraft(root, {})).toBe(false);
  expect(isDraft(root, { DRAFT: 'yes' })).toBe(true);
});

test('rejects any other value of DRAFT', () => {
  expect(() => isDraft(root, { DRAFT: 'false' })).toThrow(
    'DRAFT=false is not valid; write DRAFT=yes or DRAFT=no, or leave it out',
  );
});

test('a draft lists no pages', async () => {
  const content = hideFromSearch(await loadContent());
  expect(content.pages.every(({ isListed }) => !isListed)).toBe(true);
  expect(sitemap(content)).not.toContain('<url>');
});
