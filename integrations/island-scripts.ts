import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Those of Astro's islands and of their directives; the head script has to stay in the page. */
const ISLAND_SCRIPT = /<script>(\(\(\)=>\{[^]*?)<\/script>/g;

/**
 * Astro writes the scripts that start islands into each page, 2 KB after compression. They move into one file, which browsers keep
 * from page to page; `defer` runs it at the same moment as the page's other scripts.
 */
export const islandScripts = (): AstroIntegration => ({
  name: 'island-scripts',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const client = fileURLToPath(dir);
      for (const file of globSync('**/*.html', { cwd: client })) {
        const html = readFileSync(join(client, file), 'utf8');
        const code = [...html.matchAll(ISLAND_SCRIPT)].map(([, script]) => script).join('\n');
        if (!code.includes('astro-island')) continue;
        const name = `_astro/islands.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
        writeFileSync(join(client, name), code);
        const withoutScripts = html.replaceAll(ISLAND_SCRIPT, '');
        writeFileSync(
          join(client, file),
          withoutScripts.replace('</head>', `<script defer src="/${name}"></script></head>`),
        );
      }
    },
  },
});
