import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { buildDay, buildMoment, contentFolder } from './environment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('the site is built for the present, or for the day and time in TODAY', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-30T23:30:45Z') });
  vi.stubEnv('TODAY', '');
  expect([buildMoment(), buildDay()]).toEqual([Date.parse('2026-06-30T23:30:45Z'), '2026-07-01']);
  vi.stubEnv('TODAY', '2026-07-04');
  expect([buildMoment(), buildDay()]).toEqual([Date.parse('2026-07-03T23:00Z'), '2026-07-04']);
  vi.stubEnv('TODAY', '2026-12-24 18:00');
  expect(buildMoment()).toBe(Date.parse('2026-12-24T18:00Z'));
  vi.stubEnv('TODAY', '2026-13-40');
  expect(buildMoment).toThrow('TODAY is "2026-13-40"; write a day, or a day and a time, as in 2026-12-24');
});

test('the file .env names the content folder for every program, and the environment goes before it', async () => {
  const root = await temporaryFolder();
  vi.stubEnv('CONTENT', undefined);
  expect(contentFolder(root)).toBe(join(root, 'content'));
  await writeFile(join(root, '.env'), '# our own\nCONTENT=cafe\n');
  expect(contentFolder(root)).toBe(join(root, 'cafe'));
  vi.stubEnv('CONTENT', 'another');
  expect(contentFolder(root)).toBe(join(root, 'another'));
});
