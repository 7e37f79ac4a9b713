import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createApp } from '../../server/app.ts';
import { loadContent } from '../content/load-content.ts';
import { apiData } from '../postprocess/api-data.ts';

/** Answers /api/* in development with the same app that serves the built site. */
export function api(): Plugin {
  return {
    name: 'site:api',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next();
        const { root } = server.config;
        loadContent(root)
          .then((content) => createApp({ api: apiData(root, content), assets: [] }))
          .then((app) => getRequestListener(app.fetch)(request, response))
          .catch(next);
      });
    },
  };
}
