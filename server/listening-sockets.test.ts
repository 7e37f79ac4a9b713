import { connect, createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDoors } from './listening-sockets.ts';

test.skipIf(process.platform !== 'linux')('a crowd that comes at once is let in many at a time', async () => {
  const crowd = 64;
  const guests: Socket[] = [];
  const taken: Socket[] = [];
  const server = createServer((socket) => void taken.push(socket));
  const { port, close } = await openDoors(server, { port: 0, host: '127.0.0.1' });
  for (let guest = 0; guest < crowd; guest += 1) guests.push(connect(port, '127.0.0.1'));
  let turns = 0;
  while (taken.length < crowd && turns < 10 * crowd) {
    await setImmediate();
    turns += 1;
  }
  expect(taken).toHaveLength(crowd);
  // One door would take a turn for each.
  expect(turns).toBeLessThan(crowd / 2);
  for (const guest of guests) guest.destroy();
  for (const socket of taken) socket.destroy();
  await close();
});

test('a port that another program has is refused', async () => {
  const other = await openDoors(createServer(), { port: 0, host: '127.0.0.1' });
  await expect(openDoors(createServer(), { port: other.port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
  await other.close();
});
