import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { headOf } from '../publish/head.ts';
import { stylePage } from '../../app/routes.ts';
import { loadContent } from '../content/load-content.ts';
import { documentOf } from './document.ts';
import { inlineScripts } from './inline-scripts.ts';

type Renderer = typeof import('../../app/entry.server.tsx');

/** While developing, renders each page when it is asked for, from the code and the content as they stand. */
export function pages(): Plugin {
  return {
    name: 'valavu:pages',
    apply: 'serve',
    configureServer(server) {
      // After Vite's own middlewares, which answer for files.
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
  // What the runner gives is what the file exports.
  const renderer = (await ssr.runner.import('/app/entry.server.tsx')) as Renderer;
  const rendered = await renderer.renderPage(pathname);
  const page = [...content.pages, stylePage].find(({ path }) => path === rendered.path);
  if (!page) throw new Error(`app/routes.ts has no page ${rendered.path}`);
  const html = documentOf({
    rendered,
    early: (await inlineScripts(root, content)).early(page),
    head: `${headOf(content, page)}${await styleElements(ssr)}`,
    fonts: renderer.preloadedFonts,
    css: '',
    scripts: '<script type="module">import { hydrate } from "/app/entry.client.tsx"; void hydrate();</script>',
  });
  return { html: await server.transformIndexHtml(pathname, html), status: page.path.includes('*') ? 404 : 200 };
}

/**
 * The style sheets of all that has been rendered, ahead of the scripts that bring them, or the page would be seen without.
 * Vite's client knows them by `data-vite-dev-id` and replaces them when they change.
 */
async function styleElements(ssr: RunnableDevEnvironment): Promise<string> {
  const sheets = [...ssr.moduleGraph.idToModuleMap.values()].filter(({ url }) => url.endsWith('.css'));
  const elements = sheets.map(async ({ id, url }) => {
    // "?inline" gives the text of a sheet.
    const { default: css } = (await ssr.runner.import(`${url.replace('\0', '')}?inline`)) as { default: string };
    // HTML holds no NUL, with which the names of virtual modules begin.
    const known = id?.startsWith('\0') ? '' : ` data-vite-dev-id="${id}"`;
    return `<style${known}>${css}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
