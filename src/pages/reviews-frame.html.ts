/**
 * The page that holds the reviews widget and nothing else; home shows it in a sandboxed frame. No page if the content has no
 * reviews script. An endpoint, because Astro adds scripts of its own to pages.
 */
import type { APIRoute } from 'astro';
import { home, site } from '#content';
import { bundleScript } from '../build-time/bundle.ts';
import { xml } from '../build-time/xml.ts';

/** The widget has the site's background and none of its fonts, which a page without an origin cannot load. */
const css = ':root{color-scheme:light}body{display:flow-root;margin:0;font:16px/1.5 Georgia,serif}';

export const GET: APIRoute = async () => {
  const { script: src, className } = site.reviews;
  // Astro writes no file for an empty response.
  if (!src) return new Response(null);
  const code = await bundleScript(process.cwd(), 'src/reviews-frame/frame-script.ts');
  const html = [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    `<title>${xml(home.reviews.heading)}</title>`,
    // Links without a target of their own open in a tab; they could not open in the frame.
    `<base target="_blank"><style>${css}</style></head><body>`,
    `<div class="${xml(className)}" data-script="${xml(src)}"></div><script>${code}</script></body></html>`,
  ];
  return new Response(html.join(''));
};
