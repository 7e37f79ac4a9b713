import { londonTime } from '../../model/opening/london.ts';
import { readMoment } from '../../model/schema/days.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The moment for which the site is built, in milliseconds since 1970: the present, or that in TODAY, a day or a day and a time in London
 * (`TODAY=2026-12-24`, `TODAY="2026-12-24 18:00"`). Dishes and categories with days depend on it.
 *
 * @throws if TODAY is neither
 */
export function buildMoment(): number {
  const text = process.env['TODAY'];
  if (!text) return Date.now();
  const moment = readMoment(text);
  if (moment === undefined)
    throw new Error(`TODAY is "${text}"; write a day, or a day and a time, as in 2026-12-24 or "2026-12-24 18:00"`);
  return moment;
}

/** Sets TODAY, so that everything in a build reads the content for the same minute, even over midnight. */
export function holdBuildMoment(): void {
  process.env['TODAY'] = londonTime(buildMoment()).replace('T', ' ');
}

/** The day for which the site is built, in London: '2026-12-24'. */
export const buildDay = (): string => londonTime(buildMoment()).slice(0, 10);

/**
 * The content folder: CONTENT of the environment or of the file `.env` at `root`, relative to `root`, or `content/`. Messages about mistakes
 * name its files "content/…" in any case.
 */
export function contentFolder(root: string): string {
  const file = join(root, '.env');
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return resolve(root, (process.env['CONTENT'] ?? settings['CONTENT']) || 'content');
}

/** Where the site of the project at `root` is built: `build/`, unless the environment variable BUILD_FOLDER names another folder. */
export const buildFolder = (root: string): string => resolve(root, process.env['BUILD_FOLDER'] || 'build');
