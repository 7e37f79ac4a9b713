/** Builds the site into BUILD_FOLDER. A program of its own, so that the staff site keeps nothing of a build, and can end one that hangs. */
import { join } from 'node:path';
import { build } from 'astro';

try {
  await build({ root: join(import.meta.dirname, '..'), logLevel: 'silent' });
} catch (error) {
  // The staff read it. `npm run build` shows engineers where it comes from.
  console.error(String(error));
  process.exitCode = 1;
}
