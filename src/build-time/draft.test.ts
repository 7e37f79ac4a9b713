import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { launchListSchema } from '../../model/schema/launch-list.ts';
import { sitemap } from '../publish/site-files.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { hideFromSearch, isDraft } from './launch-list.ts';
import { loadContent } from './load-content.ts';

const nothingLeft = {
  launchList: v.parse(launchListSchema, {}),
  recipes: { served: [], book: { parts: new Map(), stations: new Map(), branches: {} } },
};
afterEach(() => vi.unstubAllEnvs());

test('a build is a draft while anything is left on the launch list, unless DRAFT overrides this', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'content'));
  vi.stubEnv('CONTENT', '');
  for (const [host, draft, expected] of [
    ['valavu.example', '', true],
    ['valavu.example', 'no', false],
    ['valavu.co.uk', '', false],
    ['valavu.co.uk', 'yes', true],
  ] as const) {
    await writeFile(join(root, 'content/site.yaml'), `url: https://${host}\n`);
    vi.stubEnv('DRAFT', draft);
    expect(await isDraft(root, nothingLeft), `${host} ${draft}`).toBe(expected);
  }
  vi.stubEnv('DRAFT', 'false');
  await expect(isDraft(root, nothingLeft)).rejects.toThrow('DRAFT=false is not valid; write DRAFT=yes or DRAFT=no');
});

test('a draft lists no pages', async () => {
  expect(sitemap(hideFromSearch(await loadContent()))).not.toContain('<url>');
});
