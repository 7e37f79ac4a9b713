import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { readTheme } from './theme.ts';

test('a theme of its own has its colours, its drawings, and blanks for those it lacks', async () => {
  const root = join(import.meta.dirname, '../..');
  const content = await temporaryFolder();
  vi.stubEnv('CONTENT', content);
  onTestFinished(() => void vi.unstubAllEnvs());
  const styles = join(root, 'src/styles');
  expect(readTheme(root).ornament('logo')).toBe(join(styles, 'ornaments/logo.svg'));
  const ornaments = join(content, 'theme/ornaments');
  await mkdir(ornaments, { recursive: true });
  await writeFile(join(content, 'theme/theme.css'), ':root { --oxide-700: #104862; }');
  expect(readTheme(root).ornament('logo')).toBe(join(styles, 'blank.svg'));
  expect(readTheme(root).colour('--accent')).toBe('#104862');
  expect(readTheme(root).hasLogo).toBe(false);
  await writeFile(join(ornaments, 'brand.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(readTheme(root).hasLogo).toBe(true);
  await writeFile(join(ornaments, 'symbols.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(readTheme(root).ornament('symbols')).toBe(join(ornaments, 'symbols.svg'));
});
