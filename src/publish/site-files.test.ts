import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy } from '../../model/read/content.testing.ts';
import { readTheme } from '../build-time/theme.ts';
import { manifest, robots } from './site-files.ts';

const content = contentCopy().content();
const theme = readTheme(process.cwd());

test('robots.txt allows all crawlers and names the sitemap; in a draft it has a comment instead', () => {
  const map = `Sitemap: ${content.site.url}/sitemap.xml\n`;
  expect(robots(content, { isDraft: false })).toBe(`User-agent: *\nDisallow:\n\n${map}`);
  expect(robots(content, { isDraft: true })).toMatch(/^User-agent: \*\nDisallow:\n# A draft/);
});

test('the manifest names icons that exist', () => {
  const { icons } = JSON.parse(manifest(content, theme)) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect(existsSync(join(theme.publicFolder, src))).toBe(true);
});
