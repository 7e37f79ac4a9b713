import { hash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { framePolicy, pagePolicy, REVIEWS_FRAME_PATH } from '../../model/page-security.ts';
import type { InlineHashes, OtherOrigins } from '../../model/page-security.ts';
import { splitStyles, wordsOfScripts } from './styles.ts';

/** The scripts that start islands, as Astro 7.3 writes them. The head script has to stay in the page. */
const ISLAND_SCRIPT = /<script>(\(\(\)=>\{[^]*?)<\/script>/g;
/** Their style, which Astro writes before the first of them. HTML allows it in the head only. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Inline code: elements that load no file and are no data blocks. */
const INLINE = /<(script|style)(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/\1>/g;

/**
 * Finishes the pages of a static folder, and returns the content security policy of each by its file ('menu.html'), and by '*' that of
 * other files. Each keeps the styles that it needs at first (styles.ts).
 *
 * Astro writes the scripts that start islands into each page, 2 KB after compression. They move into one file, which browsers keep from
 * page to page; `defer` runs it at the same moment as the page's other scripts.
 *
 * The policies are made here and not by Astro, whose policies have the hashes of all styles and scripts of the site, not only those of
 * the page: 4.4 KB in each response instead of 0.8.
 */
export function finishPages(client: string, origins: OtherOrigins): Record<string, string> {
  const policies: Record<string, string> = { '*': pagePolicy(origins) };
  const code = globSync('_astro/*.{js,svg}', { cwd: client }).map((file) => readFileSync(join(client, file), 'utf8'));
  const scripts = wordsOfScripts(code.join('\n'));
  for (const file of globSync('**/*.html', { cwd: client })) {
    const page = join(client, file);
    const whole = withIslandFile(client, readFileSync(page, 'utf8'));
    const html = splitStyles(whole, scripts, (css) => writeHashed(client, 'later', 'css', css));
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
  const address = writeHashed(client, 'islands', 'js', code);
  const [style = ''] = ISLAND_STYLE.exec(html) ?? [];
  return html
    .replaceAll(ISLAND_SCRIPT, '')
    .replace(style, '')
    .replace('</head>', `${style}<script defer src="${address}"></script></head>`);
}

/** Writes a file whose name changes with its text. Returns its address. */
function writeHashed(client: string, name: string, extension: string, text: string): string {
  const file = `_astro/${name}.${hash('sha256', text, 'hex').slice(0, 8)}.${extension}`;
  writeFileSync(join(client, file), text);
  return `/${file}`;
}

function inlineHashes(html: string): InlineHashes {
  const found = [...html.matchAll(INLINE)];
  const of = (name: string) =>
    found
      .filter(([, element]) => element === name)
      .map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`);
  return { script: of('script'), style: of('style') };
}
