import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { REVIEWS_FRAME_PATH } from '../../model/page-security.ts';
import { renderHead } from '../publish/head.ts';
import { stylePage } from '../../app/routes.ts';
import { loadContent } from '../content/load-content.ts';
import { renderDocument } from './document.ts';
import { readTheme } from '../theme/theme.ts';
import { inlineScripts } from './inline-scripts.ts';
import { reviewsFrame } from './reviews-frame.ts';

type Renderer = typeof import('../../app/entry.server.tsx');

/** In development, renders each page on request from the current code and content. */
export function pages(): Plugin {
  return {
    name: 'site:pages',
    apply: 'serve',
    configureServer(server) {
      // After Vite's own middlewares, which serve files.
      return () => {
        server.middlewares.use((request, response, next) => {
          const { ssr } = server.environments;
          if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          pageHtml(server, ssr, pathname).then(({ html, status }) => {
            response.statusCode = status;
            response.setHeader('Content-Type', 'text/html').end(html);
          }, next);
        });
      };
    },
  };
}

async function pageHtml(server: ViteDevServer, ssr: RunnableDevEnvironment, pathname: string) {
  const { root } = server.config;
  const content = await loadContent(root);
  const frame = pathname === REVIEWS_FRAME_PATH ? await reviewsFrame(root, content) : undefined;
  if (frame) return { html: frame.html, status: 200 };
  // The runner returns the exports of the file.
  const renderer = (await ssr.runner.import('/app/entry.server.tsx')) as Renderer;
  const rendered = await renderer.renderPage(pathname);
  const page = [...content.pages, stylePage].find(({ path }) => path === rendered.path);
  if (!page) throw new Error(`app/routes.ts has no page ${rendered.path}`);
  const html = renderDocument({
    rendered,
    early: (await inlineScripts(root, content)).early(page),
    head: `${renderHead(content, page)}${await styleElements(ssr)}`,
    fonts: renderer.preloadedFonts,
    css: '',
    themeColour: readTheme(root).colour('--accent'),
    scripts: '<script type="module">import { hydrate } from "/app/entry.client.tsx"; void hydrate();</script>',
  });
  return { html: await server.transformIndexHtml(pathname, html), status: page.path.includes('*') ? 404 : 200 };
}

/**
 * The style sheets of all rendered modules. Without them the page would be unstyled until its scripts have loaded.
 * Vite's client finds them by `data-vite-dev-id` and replaces them after a change.
 */
async function styleElements(ssr: RunnableDevEnvironment): Promise<string> {
  const sheets = [...ssr.moduleGraph.idToModuleMap.values()].filter(({ url }) => url.endsWith('.css'));
  const elements = sheets.map(async ({ id, url }) => {
    // "?inline" returns the text of a style sheet.
    const { default: css } = (await ssr.runner.import(`${url.replace('\0', '')}?inline`)) as { default: string };
    // The ids of virtual modules begin with NUL, which HTML cannot contain.
    const known = id?.startsWith('\0') ? '' : ` data-vite-dev-id="${id}"`;
    return `<style${known}>${css}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
