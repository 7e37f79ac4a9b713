import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers a request when its response can be sent. A pipelined response gets its socket when the one before it has been sent; until then
 * it must cost nothing: a client may send a thousand requests at once and read no response.
 */
export const inTurn =
  (respond: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (outgoing.socket) respond(incoming, outgoing);
    else outgoing.once('socket', () => respond(incoming, outgoing));
  };
