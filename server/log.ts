import type { IncomingMessage, ServerResponse } from 'node:http';

const longestPath = 200;

/**
 * Writes one JSON line a request: time, method, path, status, duration in milliseconds. Nothing that could say who asked: no
 * address, no query, no referrer, no user agent, no cookie.
 *
 * Lines are gathered for a moment and written together, because a write a request is what a busy server would mostly do.
 */
export const createRequestLog = (write: (text: string) => void) => {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  };
  const add = (line: string): void => {
    waiting += line;
    if (waiting.length > 65_536) flush();
    timer ??= setTimeout(flush, 100).unref();
  };
  /** Notes a request when its answer has been sent, or when the client has gone. */
  const watch = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const start = performance.now();
    outgoing.once('close', () => {
      const path = (incoming.url ?? '').split(/[?#]/, 1)[0] ?? '';
      add(
        `${JSON.stringify({
          time: new Date().toISOString(),
          method: incoming.method,
          path: path.slice(0, longestPath),
          status: outgoing.statusCode,
          ms: Math.round((performance.now() - start) * 10) / 10,
          ...(outgoing.writableFinished ? {} : { aborted: true }),
        })}\n`,
      );
    });
  };
  return { watch, flush };
};
