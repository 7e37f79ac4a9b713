import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '../tests/listen.ts';
import { createAdminServer } from './admin-server.ts';

it('Pipelined requests are handled one at a time, so that pages that wait to be sent take no memory', async () => {
  let fetchCalls = 0;
  const fetch = (): Promise<Response> => {
    fetchCalls += 1;
    return new Promise(() => {});
  };
  const server = createAdminServer(fetch, 'localhost');
  let received = 0;
  server.on('connection', (connection) => connection.on('data', ({ length }: Buffer) => (received += length)));
  const socket = connect(await listen(server), '127.0.0.1');
  const requests = 'GET /sign-in HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500);
  socket.write(requests);
  await expect.poll(() => [received, fetchCalls > 0]).toEqual([requests.length, true]);
  expect(fetchCalls).toBe(1);
  socket.destroy();
  server.close();
});

it('A connection that does not finish its headers or its form is ended', async () => {
  const fetch = (request: Request) => request.text().then((text) => new Response(text));
  const server = createAdminServer(fetch, 'localhost', { headers: 200, request: 400 });
  const port = await listen(server);
  const sockets = [
    '',
    'GET / HTTP/1.1\r\nHost: local',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nname=',
  ].map((unfinished) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(unfinished);
    socket.resume();
    return once(socket, 'close');
  });
  await Promise.all(sockets);
  server.close();
});
