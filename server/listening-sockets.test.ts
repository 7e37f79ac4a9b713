import { connect, createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openListeningSockets } from './listening-sockets.ts';

test.skipIf(process.platform !== 'linux')('accepts many simultaneous connections per event-loop turn', async () => {
  const count = 64;
  const clients: Socket[] = [];
  const accepted: Socket[] = [];
  const server = createServer((socket) => void accepted.push(socket));
  const { port, close } = await openListeningSockets(server, { port: 0, host: '127.0.0.1' });
  for (let n = 0; n < count; n += 1) clients.push(connect(port, '127.0.0.1'));
  let turns = 0;
  while (accepted.length < count && turns < 10 * count) {
    await setImmediate();
    turns += 1;
  }
  expect(accepted).toHaveLength(count);
  // A single socket needs one turn per connection.
  expect(turns).toBeLessThan(count / 2);
  for (const client of clients) client.destroy();
  for (const socket of accepted) socket.destroy();
  await close();
});

test('rejects with EADDRINUSE if the port is already in use', async () => {
  const other = await openListeningSockets(createServer(), { port: 0, host: '127.0.0.1' });
  await expect(openListeningSockets(createServer(), { port: other.port, host: '127.0.0.1' })).rejects.toThrow(
    'EADDRINUSE',
  );
  await other.close();
});
