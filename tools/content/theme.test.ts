import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasLogo, readTheme } from './theme.ts';

const root = resolve(import.meta.dirname, '../..');
let content: string;
beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'content-'));
  vi.stubEnv('CONTENT', content);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(content, { recursive: true });
});

const fileOf = (ornament: string) => readTheme(root).ornament(ornament);
const styles = join(root, 'src/styles');

test('without a theme, the look is that of src/styles, with its logo', () => {
  expect(hasLogo(content)).toBe(true);
  expect(fileOf('logo')).toBe(join(styles, 'ornaments/logo.svg'));
  expect(fileOf('symbols')).toBe(join(styles, 'ornaments/symbols.svg'));
});

test('a theme without drawings has blank ornaments, the shared icons, and no logo', async () => {
  await mkdir(join(content, 'theme'));
  expect(hasLogo(content)).toBe(false);
  expect(basename(fileOf('logo'))).toBe('blank.svg');
  expect(fileOf('symbols')).toBe(join(styles, 'ornaments/symbols.svg'));
});

test('a theme with its own icons has a logo', async () => {
  const ornaments = join(content, 'theme/ornaments');
  await mkdir(ornaments, { recursive: true });
  await writeFile(join(ornaments, 'symbols.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(hasLogo(content)).toBe(true);
  expect(fileOf('symbols')).toBe(join(ornaments, 'symbols.svg'));
});

test('the colours of a theme override those of src/styles', async () => {
  await mkdir(join(content, 'theme'));
  await writeFile(join(content, 'theme/theme.css'), ':root { --oxide-700: #104862; }');
  expect(readTheme(root).colour('--accent')).toBe('#104862');
});
