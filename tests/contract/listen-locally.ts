import { createListener, type ListenOptions } from '../../server/listen.ts';

/** A server that only this machine can reach. */
export interface LocalServer {
  port: number;
  stop: () => Promise<void>;
}

/** Starts a server on a free port. */
export const listenLocally = async (options: ListenOptions): Promise<LocalServer> => {
  const { listen, stop } = createListener(options);
  return { port: await listen({ port: 0, host: '127.0.0.1' }), stop };
};
