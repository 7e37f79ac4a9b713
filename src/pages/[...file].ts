/** The files that the build writes as text beside the pages: for crawlers, feed readers and phones, and the data of scripts. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { branches, content, glossary, hasPage, home, isDraft, look, site } from '#content';
import { pick } from '../../model/pick.ts';
import { buildMoment } from '../build-time/environment.ts';
import { bundleScript } from '../build-time/bundle.ts';
import { xml } from '../../model/xml.ts';
import { branchDataJson, filterWordsJson } from '../data/branch-data-json.ts';
import { feed } from '../publish/feed.ts';
import { licenceText } from '../publish/licences.ts';
import { publicMenu } from '../publish/public-menu.ts';
import { securityTxt, manifest, robots, sitemap } from '../publish/site-files.ts';
import { paths } from '../paths.ts';
import type { NotedWords } from '../scripts/word-notes.ts';

export const GET: APIRoute<{ text: string }> = ({ props: { text } }) => new Response(text);

export const getStaticPaths = (async () => {
  const files: Readonly<Record<string, string>> = {
    'robots.txt': robots(content, { isDraft }),
    // No page of a draft may be indexed.
    ...(!isDraft && { 'sitemap.xml': sitemap(content) }),
    'manifest.webmanifest': manifest(content, look),
    'licences.txt': await licenceText(process.cwd()),
    ...(hasPage(paths.blog) && { 'blog/feed.xml': feed(content) }),
    ...securityTxt(site, new Date(buildMoment())),
    ...(site.reviews?.script && { 'reviews-frame.html': await reviewsFrame(site.reviews) }),
    'data/filters.json': filterWordsJson,
    'data/words.json': JSON.stringify(notedWords()),
    ...Object.fromEntries(
      branches.flatMap((branch) => [
        [`data/${branch.key}.json`, branchDataJson(branch)],
        [`menu/${branch.key}.json`, JSON.stringify(publicMenu(content, branch, buildMoment()))],
      ]),
    ),
  };
  return Object.entries(files).map(([file, text]) => ({ params: { file }, props: { text } }));
}) satisfies GetStaticPaths;

/** The words of the glossary for the notes beside words (scripts/word-notes.ts). */
const notedWords = (): NotedWords => ({
  language: site.localLanguage,
  more: glossary.more,
  words: Object.fromEntries(
    glossary.groups.flatMap(({ words }) =>
      words.map((word) => [word.slug, pick(word, 'localName', 'latin', 'meaning', 'note', 'spellings')]),
    ),
  ),
});

/** The widget has the site's background and none of its fonts, which a page without an origin cannot load. */
const frameCss = ':root{color-scheme:light}body{display:flow-root;margin:0;font:16px/1.5 Georgia,serif}';

/**
 * The page that holds the reviews widget and nothing else; home shows it in a sandboxed frame. Here, because Astro adds scripts of
 * its own to pages.
 */
async function reviewsFrame({ script, className }: NonNullable<typeof site.reviews>): Promise<string> {
  const code = await bundleScript(process.cwd(), 'src/reviews-frame/frame-script.ts');
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    `<title>${xml(home.reviews?.heading ?? site.brand)}</title>`,
    // Links without a target of their own open in a tab; they could not open in the frame.
    `<base target="_blank"><style>${frameCss}</style></head><body>`,
    `<div class="${xml(className)}" data-script="${xml(script)}"></div><script>${code}</script></body></html>`,
  ].join('');
}
