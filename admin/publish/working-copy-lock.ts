import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../settings.ts';

/**
 * Takes a working copy for this program until it ends: two staff sites would complete and take back each other's changes. Throws StartError
 * if another one has it. The lock is one of SQLite, which ends with the program; Node has no API for that.
 */
export function lockWorkingCopy(root: string): void {
  const path = join(root, '.admin/running.db');
  mkdirSync(join(root, '.admin'), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw new StartError(`Another staff site runs in ${root}, or ${path} cannot be written (${String(error)}).`);
  }
  // Without a reference to it, the database would be collected, and closed.
  process.once('exit', () => database.close());
}
