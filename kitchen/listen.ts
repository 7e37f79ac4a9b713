import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { inTurn } from '../server/in-turn.ts';

/**
 * A server for the pages. It does not listen yet.
 *
 * @param host for requests that name none
 */
export const createKitchenServer = (fetch: Parameters<typeof getRequestListener>[0], host: string): Server =>
  createServer(inTurn(getRequestListener(fetch, { hostname: host })));
