import { hash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { framePolicy, pagePolicy, REVIEWS_FRAME_PATH } from '../../model/page-security.ts';
import type { InlineHashes, OtherOrigins } from '../../model/page-security.ts';

/** The scripts that start islands, as Astro 7.3 writes them. The head script has to stay in the page. */
const ISLAND_SCRIPT = /<script>(\(\(\)=>\{[^]*?)<\/script>/g;
/** Their style, which Astro writes before the first of them. HTML allows it in the head only. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Inline code: elements that load no file and are no data blocks. */
const INLINE = /<(script|style)(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/\1>/g;

/**
 * Finishes the pages of a static folder, and returns the content security policy of each by its file ('menu.html'), and by '*' that of
 * other files.
 *
 * Astro writes the scripts that start islands into each page, 2 KB after compression. They move into one file, which browsers keep from
 * page to page; `defer` runs it at the same moment as the page's other scripts.
 *
 * The policies are made here and not by Astro, whose policies have the hashes of all styles and scripts of the site, not only those of
 * the page: 4.4 KB in each response instead of 0.8.
 */
export function finishPages(client: string, origins: OtherOrigins): Record<string, string> {
  const policies: Record<string, string> = { '*': pagePolicy(origins) };
  for (const file of globSync('**/*.html', { cwd: client })) {
    const page = join(client, file);
    const html = withIslandFile(client, readFileSync(page, 'utf8'));
    writeFileSync(page, html);
    const policy = `/${file}` === `${REVIEWS_FRAME_PATH}.html` ? framePolicy : pagePolicy;
    policies[file] = policy(origins, inlineHashes(html));
  }
  return policies;
}

function withIslandFile(client: string, html: string): string {
  const code = [...html.matchAll(ISLAND_SCRIPT)].map(([, script]) => script).join('\n');
  if (!code.includes('astro-island')) {
    if (!html.includes('<astro-island')) return html;
    throw new Error('Astro writes the script that starts islands otherwise than Astro 7.3; adapt ISLAND_SCRIPT.');
  }
  const name = `_astro/islands.${hash('sha256', code, 'hex').slice(0, 8)}.js`;
  writeFileSync(join(client, name), code);
  const [style = ''] = ISLAND_STYLE.exec(html) ?? [];
  return html
    .replaceAll(ISLAND_SCRIPT, '')
    .replace(style, '')
    .replace('</head>', `${style}<script defer src="/${name}"></script></head>`);
}

function inlineHashes(html: string): InlineHashes {
  const found = [...html.matchAll(INLINE)];
  const of = (name: string) =>
    found
      .filter(([, element]) => element === name)
      .map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`);
  return { script: of('script'), style: of('style') };
}
