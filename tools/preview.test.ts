import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from './content.ts';
import { isPreview, keptOut } from './preview.ts';
import { sitemap } from './publish/site-files.ts';

let root: string;
const write = (text: string) => writeFileSync(join(root, 'content/site.yaml'), text);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'valavu-preview-'));
  mkdirSync(join(root, 'content'));
});
afterAll(() => rmSync(root, { recursive: true }));

test('a build is a preview while placeholders are left, and PREVIEW has the last word', () => {
  write('url: https://valavu.example\n');
  expect(isPreview(root, {})).toBe(true);
  expect(isPreview(root, { PREVIEW: '' })).toBe(true);
  expect(isPreview(root, { PREVIEW: 'no' })).toBe(false);
  write('url: https://valavu.co.uk\n');
  expect(isPreview(root, {})).toBe(false);
  expect(isPreview(root, { PREVIEW: 'yes' })).toBe(true);
});

test('anything else in PREVIEW is refused', () => {
  expect(() => isPreview(root, { PREVIEW: 'false' })).toThrow(
    'PREVIEW=false says nothing; write PREVIEW=yes or PREVIEW=no, or leave it out',
  );
});

test('of a preview no page is listed', async () => {
  const content = keptOut(await loadContent());
  expect(content.pages.every(({ isListed }) => !isListed)).toBe(true);
  expect(sitemap(content)).not.toContain('<url>');
});
