import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createApp } from '../../server/app.ts';
import { groupFiles } from '../../server/assets.ts';
import { api, csp } from './fixture.ts';
import { listenLocally } from './listen-locally.ts';

test('a pipelined request opens its file when its turn has come', async () => {
  let opened = 0;
  const endless = () => {
    opened += 1;
    return new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });
  };
  const film = { file: 'film.mp4', size: 1e9, etag: '"film"', read: endless };
  const server = await listenLocally({ app: createApp({ api, csp, assets: groupFiles([film]) }) });
  const socket = connect({ port: server.port, host: '127.0.0.1' });
  // With a query, which the cache passes over.
  socket.write('GET /film.mp4?a HTTP/1.1\r\nHost: valavu.example\r\n\r\n'.repeat(500));
  await once(socket, 'readable');
  await sleep(100);
  expect(opened).toBe(1);
  socket.destroy();
  await server.stop();
});
