import { createListener, type ListenOptions } from '../../server/listen.ts';

/** A listener on a free port of this machine only. */
export interface Listening {
  port: number;
  stop: () => Promise<void>;
}

/** Listens on a free port. */
export const listenLocally = async (options: ListenOptions): Promise<Listening> => {
  const { listen, stop } = createListener(options);
  return { port: await listen({ port: 0, host: '127.0.0.1' }), stop };
};
