import cluster from 'node:cluster';
import { createServer, type ListenOptions, Server } from 'node:net';

/**
 * Sockets that listen on the one port. Node takes one waiting connection from each in a turn of its loop, and under load a turn
 * takes milliseconds: with one socket the last of 200 visitors who come at once would wait 0.3 seconds to be let in.
 */
const DOORS = 16;

/** Where a server listens. */
export interface Address {
  port: number;
  host?: string | undefined;
}

const listen = (server: Server, options: ListenOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      // From here on it is one connection that could not be taken: its client's loss, not everybody's.
      server.on('error', () => undefined);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

/** Takes no new connection from now on; resolves when the last one has gone. */
const close = (door: Server): Promise<void> =>
  // The plain TCP close: http's own would at once cut idle connections, with requests perhaps on their way.
  new Promise((resolve) => void Server.prototype.close.call(door, () => resolve()));

/** Opens the port to a server. `port` is the one it got, and `close` shuts every door. Rejects with the system's error. */
export const openDoors = async (
  server: Server,
  { port, host }: Address,
): Promise<{ port: number; close: () => Promise<unknown> }> => {
  // Workers are handed their connections by the primary, which has nothing else to do. Other systems cannot share a port.
  if (cluster.isWorker || process.platform !== 'linux') {
    return { port: await listen(server, { port, host }), close: () => close(server) };
  }
  // Sockets that share a port would not notice another program that shares it too. One that does not share it does.
  const probe = createServer();
  const free = await listen(probe, { port, host });
  await close(probe);
  const others = Array.from({ length: DOORS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  const doors = [server, ...others];
  await Promise.all(doors.map((door) => listen(door, { port: free, host, reusePort: true })));
  return { port: free, close: () => Promise.all(doors.map(close)) };
};
