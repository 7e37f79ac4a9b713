import cluster from 'node:cluster';
import { createServer, type ListenOptions, Server } from 'node:net';

/**
 * Number of sockets that listen on the port. Node accepts one connection per socket and event-loop turn, and under load
 * a turn takes milliseconds. While 200 busy connections load the server, the last of 200 new visitors waits 106 ms (median of 12,
 * at most 163); with one socket 165 ms (at most 697).
 */
const SOCKET_COUNT = 16;

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
      // Later errors mean that one connection could not be accepted. They must not end the process.
      server.on('error', () => undefined);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

/** Accepts no new connections. Resolves when the last connection has closed. */
const close = (server: Server): Promise<void> =>
  // Uses the close of node:net. The one of node:http ends idle connections at once, even with a request in transit.
  new Promise((resolve) => void Server.prototype.close.call(server, () => resolve()));

/**
 * Makes a server listen, on Linux with several sockets on one port (SO_REUSEPORT). Returns the actual port and a function
 * that closes every socket. Rejects with the system's error.
 */
export const openListeningSockets = async (
  server: Server,
  { port, host }: Address,
): Promise<{ port: number; close: () => Promise<unknown> }> => {
  // Cluster workers get their connections from the primary, which does nothing else. Only Linux can share a port.
  if (cluster.isWorker || process.platform !== 'linux') {
    return { port: await listen(server, { port, host }), close: () => close(server) };
  }
  // A socket with SO_REUSEPORT even shares its port with another program. The probe fails if the port is in use.
  const probe = createServer();
  const freePort = await listen(probe, { port, host });
  await close(probe);
  const others = Array.from({ length: SOCKET_COUNT - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  const servers = [server, ...others];
  await Promise.all(servers.map((each) => listen(each, { port: freePort, host, reusePort: true })));
  return { port: freePort, close: () => Promise.all(servers.map(close)) };
};
