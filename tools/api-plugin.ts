import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createApp } from '../server/app.ts';
import { apiData } from './finish/api-data.ts';

/** Answers /api/* in development with the same app that serves the built site. */
export function api(): Plugin {
  return {
    name: 'valavu:api',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next();
        apiData(server.config.root)
          .then((data) => getRequestListener(createApp({ api: data, assets: [] }).fetch)(request, response))
          .catch(next);
      });
    },
  };
}
