import { createListener, type ListenOptions } from '../../server/listen.ts';

/** A listener on a free port of this machine only. */
export interface Listening {
  port: number;
  stop: () => Promise<void>;
}

/** Listens on a free port. */
export const listenLocally = async (options: ListenOptions): Promise<Listening> => {
  const { server, stop } = createListener(options);
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
    });
  });
  return { port, stop };
};
