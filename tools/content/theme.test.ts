import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasLogo, readTheme } from './theme.ts';

test('a theme of its own has its colours, its drawings, blanks for those it lacks, and a logo only of its own', async () => {
  const root = join(import.meta.dirname, '../..');
  const content = await mkdtemp(join(tmpdir(), 'content-'));
  vi.stubEnv('CONTENT', content);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(content, { recursive: true });
  });
  const styles = join(root, 'src/styles');
  expect([hasLogo(content), readTheme(root).ornament('logo')]).toEqual([true, join(styles, 'ornaments/logo.svg')]);
  const ornaments = join(content, 'theme/ornaments');
  await mkdir(ornaments, { recursive: true });
  await writeFile(join(content, 'theme/theme.css'), ':root { --oxide-700: #104862; }');
  expect([hasLogo(content), readTheme(root).ornament('logo')]).toEqual([false, join(styles, 'blank.svg')]);
  expect(readTheme(root).colour('--accent')).toBe('#104862');
  await writeFile(join(ornaments, 'symbols.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect([hasLogo(content), readTheme(root).ornament('symbols')]).toEqual([true, join(ornaments, 'symbols.svg')]);
});
