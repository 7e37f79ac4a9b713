/** Builds the site into BUILD_FOLDER. A program of its own, so that the staff site keeps nothing of a build, and can end one that hangs. */
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { build } from 'astro';

// The checks of what the staff save meanwhile go before a build.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  await build({ root: join(import.meta.dirname, '..'), logLevel: 'silent' });
  // At once, as tools/build.ts.
  process.exit();
} catch (error) {
  // The staff read it. `npm run build` shows engineers where it comes from.
  console.error(String(error));
  process.exit(1);
}
