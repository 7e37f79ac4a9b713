import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import fonts from 'virtual:fonts';
import { usedSheets } from 'virtual:used-sheets';
import { App } from './app.tsx';
import { loadPage, pageAt } from './router/pages.tsx';

/** The body of a page, as React renders it. */
export interface RenderedPage {
  /** Links by which React has pictures fetched early; they belong into the head. */
  hints: string;
  /** The root element with the page in it. */
  body: string;
  /** The page that it is, by its path in the route table. */
  path: string;
  /** The CSS Modules that it uses, relative to the project: 'app/components/brand.module.css'. */
  sheets: readonly string[];
}

/** Addresses of the fonts that every page fetches at once. */
export const preloadedFonts = fonts.filter((font) => font.preload).map(({ href }) => href);

/** How the root element begins. */
const ROOT = '<div id="root"';

/**
 * Renders the page of an address. It waits for everything, so that the HTML holds the whole page in reading order
 * and no script is needed to put late parts in their places. Pages are rendered one after the other, or their sheets are mixed up.
 *
 * @throws what a part of the page threw: a page must not go out half empty
 */
export async function renderPage(address: string): Promise<RenderedPage> {
  const page = pageAt(address);
  await loadPage(page);
  usedSheets.clear();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root" data-page={page.path}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </div>,
    {
      onError: (error) => void failures.push(error),
      // Otherwise React moves large parts to the end of the page, for a script to put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  // React writes its hints ahead of what it was asked to render.
  const start = html.indexOf(ROOT);
  return { hints: html.slice(0, start), body: html.slice(start), path: page.path, sheets: [...usedSheets] };
}
