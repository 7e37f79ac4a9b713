import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launchListSchema } from '../../model/schema/launch-list.ts';
import { hideFromSearch, isDraft as isDraftOf } from './launch-list.ts';
import { loadContent } from './load-content.ts';
import { sitemap } from '../../src/publish/site-files.ts';

let root: string;
const nothingLeft = { launchList: v.parse(launchListSchema, {}), recipes: { served: [] } };
const isDraft = (draft: string) => {
  vi.stubEnv('CONTENT', '');
  vi.stubEnv('DRAFT', draft);
  return isDraftOf(root, nothingLeft);
};
const write = (text: string) => writeFileSync(join(root, 'content/site.yaml'), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'valavu-draft-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('a build is a draft while anything is left on the launch list, unless DRAFT overrides this', async () => {
  write('url: https://valavu.example\n');
  expect(await isDraft('')).toBe(true);
  expect(await isDraft('no')).toBe(false);
  write('url: https://valavu.co.uk\n');
  expect(await isDraft('')).toBe(false);
  expect(await isDraft('yes')).toBe(true);
});

test('rejects any other value of DRAFT', async () => {
  await expect(isDraft('false')).rejects.toThrow(
    'DRAFT=false is not valid; write DRAFT=yes or DRAFT=no, or leave it out',
  );
});

test('a draft lists no pages', async () => {
  const content = hideFromSearch(await loadContent());
  expect(content.pages.every(({ isListed }) => !isListed)).toBe(true);
  expect(sitemap(content)).not.toContain('<url>');
});
