import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import fonts from 'virtual:fonts';
import { usedSheets } from 'virtual:used-sheets';
import { App } from './app.tsx';
import { loadPage, pageAt } from './router/pages.tsx';

/** The body of a page as rendered by React. */
export interface RenderedPage {
  /** Resource hints from React (preload links), for the head. */
  hints: string;
  /** The root element with the page inside. */
  body: string;
  /** The page's path in the route table. */
  path: string;
  /** The CSS Modules that the page uses, relative to the project: 'app/components/brand.module.css'. */
  sheets: readonly string[];
}

/** Addresses of the fonts that every page preloads. */
export const preloadedFonts = fonts.filter((font) => font.preload).map(({ href }) => href);

/** Start of the root element's HTML. */
const ROOT_START = '<div id="root"';

/**
 * Renders the page at an address. It waits for all Suspense boundaries, so that the HTML is complete and in reading order
 * and needs no script to insert lazy parts. Render one page at a time: the record of used style sheets is shared.
 *
 * @throws the first error from any part: an incomplete page must not be published
 */
export async function renderPage(address: string): Promise<RenderedPage> {
  const page = pageAt(address);
  await loadPage(page);
  usedSheets.clear();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root" data-page={page.path}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </div>,
    {
      onError: (error) => void errors.push(error),
      // By default React puts large parts at the end of the HTML, and a script moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  // React writes its resource hints before the rendered element.
  const start = html.indexOf(ROOT_START);
  return { hints: html.slice(0, start), body: html.slice(start), path: page.path, sheets: [...usedSheets] };
}
