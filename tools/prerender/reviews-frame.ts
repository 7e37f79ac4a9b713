import { REVIEWS_FRAME_PATH } from '../../model/page-security.ts';
import type { Content } from '../../model/types.ts';
import { bundleScript } from '../postprocess/bundle.ts';
import { xml } from '../publish/xml.ts';
import { inlineScript } from './document.ts';

/** The file of the page, in the static folder. */
export const reviewsFrameFile = `${REVIEWS_FRAME_PATH.slice(1)}/index.html`;

/** The page that holds the reviews widget: its HTML, and the inline code in it. */
export interface ReviewsFrame {
  html: string;
  script: string;
  css: string;
}

/** The widget has the site's background and none of its fonts, which a page without an origin cannot load. */
const css = ':root{color-scheme:light}body{display:flow-root;margin:0;font:16px/1.5 Georgia,serif}';

/** The page that holds the reviews widget, or undefined if the site has none. */
export async function reviewsFrame(
  root: string,
  { home, site }: Pick<Content, 'home' | 'site'>,
): Promise<ReviewsFrame | undefined> {
  const { script: src, className } = site.reviews;
  if (!src) return undefined;
  const script = await bundleScript(root, { entry: 'app/reviews-frame/frame-script.ts' });
  const html = [
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">`,
    `<title>${xml(home.reviews.heading)}</title>`,
    // Links without a target of their own open in a tab; they could not open in the frame.
    `<base target="_blank"><style>${css}</style></head><body>`,
    `<div class="${xml(className)}" data-script="${xml(src)}"></div>${inlineScript(script)}</body></html>`,
  ].join('');
  return { html, script, css };
}
