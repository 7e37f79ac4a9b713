import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import { createApp } from '../server/app.ts';
import { loadContent } from '../src/build-time/load-content.ts';
import { apiData } from '../src/publish/last-steps.ts';

/** Answers the two calls in `astro dev` as the server does, from the content as it is at that moment. */
export const devApi = (root: string): AstroIntegration => {
  const listener = getRequestListener(
    async (request) => createApp(apiData(await loadContent(root), true)).fetch(request),
    // Astro's own page of a mistake in the content needs the Response of Node.
    { overrideGlobalObjects: false },
  );
  return {
    name: 'dev-api',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith('/api/')) void listener(request, response);
          else next();
        });
      },
    },
  };
};
