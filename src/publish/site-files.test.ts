import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy } from '../../model/read/content.testing.ts';
import { readTheme } from '../build-time/theme.ts';
import { manifest, robots, securityTxt } from './site-files.ts';

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

const site = { url: 'https://restaurant.example', securityContact: 'mailto:security@restaurant.example' };

test('names the contact and expires within a year; without a contact there is no file', () => {
  const { '.well-known/security.txt': text = '' } = securityTxt(site, new Date('2026-03-02T10:20:30Z'));
  expect(text).toContain(`Contact: ${site.securityContact}\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.parse('2026-03-02')) / 86_400_000;
  expect(days > 300 && days < 365).toBe(true);
  expect(securityTxt({ ...site, securityContact: '' }, new Date('2026-03-02'))).toEqual({});
});
