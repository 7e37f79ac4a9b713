/**
 * `npm run build`: checks the content, lets Astro write the site beside the present one, and then puts it in its place. DEPLOY.md
 * lists the environment variables for publishing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import { buildFolder } from '../src/build-time/environment.ts';
import { createBuilds } from './builds.ts';
import { checkContent } from './check-content.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds the site. Returns false if the content has mistakes. If it throws, the present build stays.
 *
 * @param logLevel what Astro prints: warnings, or each step and picture ("info")
 */
export async function buildSite(logLevel: 'warn' | 'info' = 'warn'): Promise<boolean> {
  if (!(await checkContent(root))) return false;
  const builds = createBuilds(buildFolder(root));
  const made = await builds.prepare();
  await build({ root, outDir: join(made, 'client'), logLevel });
  await builds.swap(made);
  if (JSON.parse(readFileSync(join(made, 'api.json'), 'utf8')).draft)
    process.stdout.write(
      'This build is a draft, with noindex on every page. `npm run launch-check` lists the reasons.\n',
    );
  return true;
}

// At once: timers of the stores that were read while pages were rendered would keep the process for another two seconds.
if (import.meta.main) process.exit((await buildSite(process.argv.includes('--progress') ? 'info' : 'warn')) ? 0 : 1);
