import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from './app.ts';
import { codingsFor } from './encoding.ts';

/** Bounds of what is kept: a file, everything together, and the number of answers and of addresses without one. Sizes in bytes. */
const LIMIT = { body: 256 * 1024, all: 48 * 1024 * 1024, answers: 2000 };

/** Headers that make an answer depend on more than address and coding, or bring a body: such requests go to the app. */
const SPECIAL = [
  'range',
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
  'expect',
  'upgrade',
  'content-length',
  'transfer-encoding',
] as const;

interface Kept {
  /** Names and values by turns, as Node sends them the fastest. */
  readonly headers: string[];
  readonly body: Buffer;
}

/** What is not a plain path is not worth keeping, or not safe to compare as text. */
const isPlain = (url: string): boolean => /^\/[\w./-]{0,200}$/.test(url) && !url.startsWith('/api/');
/** A host with or without its port. What is none is the app's to refuse. */
const isHost = (host: string | undefined): boolean =>
  host !== undefined && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host);

/** Answers that are kept. */
export interface Replay {
  /** Sends a kept answer, if there is one for this request, and says whether it does. */
  replay: (incoming: IncomingMessage, outgoing: ServerResponse, extra: readonly string[]) => boolean;
  /** Sends at once what is on its way. */
  sendDue: () => void;
}

/**
 * Files of the static folder never change while the server runs. So the answer to a plain GET is asked of the app once,
 * kept, and sent again without Request, Response and routing, which are two thirds of the work. Bounded, and only for what
 * the app itself calls a file (200 with an ETag); everything else is the app's.
 */
export function createReplay(app: App): Replay {
  const kept = new Map<string, Kept>();
  /** What the app is being asked for, and what it does not call a file. */
  const others = new Set<string>();
  let size = 0;

  const ask = async (path: string, accept: string): Promise<Kept | null> => {
    const response = await app.fetch(
      new Request(`http://localhost${path}`, { headers: accept ? { 'accept-encoding': accept } : {} }),
      { clientAddress: '' },
    );
    const length = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    const isFile = response.status === 200 && response.headers.has('etag') && length <= LIMIT.body;
    if (!isFile || size + length > LIMIT.all) return null;
    size += length;
    return { headers: [...response.headers].flat(), body: Buffer.from(await response.arrayBuffer()) };
  };

  /** Answers on their way. */
  let due: { outgoing: ServerResponse; headers: string[]; body: Buffer }[] = [];
  const sendDue = (): void => {
    const answers = due;
    due = [];
    for (const { outgoing, headers, body } of answers) {
      outgoing.writeHead(200, headers);
      outgoing.end(body);
    }
  };
  // All requests that have come are read before the first is answered: one after the other, each answer would wake its
  // client, or the proxy in front, anew.
  const send = (outgoing: ServerResponse, headers: string[], body: Buffer): void => {
    const isFirst = due.push({ outgoing, headers, body }) === 1;
    // One that is pipelined behind another has no socket yet. Node counts what waits so, and stops reading when it is too much.
    if (!outgoing.socket) sendDue();
    else if (isFirst) setImmediate(sendDue);
  };

  const replay: Replay['replay'] = (incoming, outgoing, extra) => {
    const { method, url = '', headers } = incoming;
    if (method !== 'GET' || !isHost(headers.host) || SPECIAL.some((name) => headers[name] !== undefined)) return false;
    const accept = String(headers['accept-encoding'] ?? '');
    const key = `${url} ${codingsFor(accept).join()}`;
    const answer = kept.get(key);
    if (answer) {
      send(outgoing, extra.length > 0 ? [...answer.headers, ...extra] : answer.headers, answer.body);
      return true;
    }
    if (isPlain(url) && kept.size < LIMIT.answers && !others.has(key)) {
      // Whoever looks for what is not there fills this, and must not keep files out.
      if (others.size >= LIMIT.answers) others.clear();
      others.add(key);
      ask(url, accept).then(
        (found) => {
          if (!found) return;
          kept.set(key, found);
          others.delete(key);
        },
        () => others.delete(key),
      );
    }
    return false;
  };
  return { replay, sendDue };
}
