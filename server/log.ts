import type { ServerResponse } from 'node:http';

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
  const starts = new WeakMap<ServerResponse, number>();
  // One function for all answers: a closure and a wrapper for each would cost more than the line itself.
  function note(this: ServerResponse): void {
    const { method, url = '' } = this.req;
    const query = url.search(/[?#]/);
    const path = (query === -1 ? url : url.slice(0, query)).slice(0, longestPath);
    const ms = Math.round((performance.now() - (starts.get(this) ?? 0)) * 10) / 10;
    const aborted = this.writableFinished ? '' : ',"aborted":true';
    // The path alone may hold what JSON has to escape.
    add(
      `{"time":"${new Date().toISOString()}","method":"${method}","path":${JSON.stringify(path)},"status":${this.statusCode},"ms":${ms}${aborted}}\n`,
    );
  }
  /** Notes a request when its answer has been sent, or when the client has gone. */
  const watch = (outgoing: ServerResponse): void => {
    starts.set(outgoing, performance.now());
    outgoing.on('close', note);
  };
  return { watch, flush };
};
