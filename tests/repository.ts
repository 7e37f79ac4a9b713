import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* The files of this repository, for the tests of its rules. */

const root = join(import.meta.dirname, '..');
const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
export const files = String(stdout)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Guides for people; stories and legal texts are content. */
export const guides = files.filter(
  (file) => file.endsWith('.md') && !/(?:^|\/)(?:content|new-restaurant)\/(?:stories|legal)\//.test(file),
);
