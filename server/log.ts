import { ServerResponse } from 'node:http';

const longestPath = 200;
/** Bytes of a line, at most: a character of the path may need six (`\u0000`). */
const longestLine = 6 * longestPath + 200;
const bufferBytes = 65_536;

/** An answer that knows when its request came: a field costs a fraction of an entry in a map beside it. */
export class TimedResponse extends ServerResponse {
  readonly startedAt = performance.now();
}

/**
 * Writes one JSON line a request: time, method, path, status, duration in milliseconds. Nothing that could say who asked: no
 * address, no query, no referrer, no user agent, no cookie.
 *
 * Lines are gathered for a moment and written together, because a write a request is what a busy server would mostly do.
 */
export const createRequestLog = (write: (lines: Uint8Array) => void) => {
  // As bytes: thousands of pieces of text that wait for a moment would keep the garbage collector busy.
  const waiting = Buffer.allocUnsafe(bufferBytes);
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (length === 0) return;
    write(Buffer.copyBytesFrom(waiting, 0, length));
    length = 0;
  };
  const add = (line: string): void => {
    if (length + longestLine > bufferBytes) flush();
    length += waiting.write(line, length);
    timer ??= setTimeout(flush, 100).unref();
  };
  let second = { at: 0, text: '' };
  /** The time as ISO 8601, in UTC. Most of it stays the same for a second. */
  const now = (): string => {
    const time = Date.now();
    const milliseconds = time % 1000;
    const at = time - milliseconds;
    if (second.at !== at) second = { at, text: new Date(at).toISOString().slice(0, -4) };
    return `${second.text}${String(milliseconds).padStart(3, '0')}Z`;
  };
  // One function for all answers: a closure and a wrapper for each would cost more than the line itself.
  function note(this: TimedResponse): void {
    const { method, url = '' } = this.req;
    const query = url.search(/[?#]/);
    const path = (query === -1 ? url : url.slice(0, query)).slice(0, longestPath);
    const ms = Math.round((performance.now() - this.startedAt) * 10) / 10;
    const aborted = this.writableFinished ? '' : ',"aborted":true';
    // The path alone may hold what JSON has to escape.
    add(
      `{"time":"${now()}","method":"${method}","path":${JSON.stringify(path)},"status":${this.statusCode},"ms":${ms}${aborted}}\n`,
    );
  }
  /** Notes a request when its answer has been sent, or when the client has gone. */
  const watch = (outgoing: TimedResponse): void => void outgoing.on('close', note);
  return { watch, flush };
};
