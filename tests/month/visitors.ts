/** Visitors who read the public site all the time, well-meaning and other ones, and what they find wrong. */
import { readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { urlPathOf } from '../../server/headers.ts';
import type { Random } from '../load/random.ts';
import type { KitchenSite } from '../kitchen/kitchen-site.ts';

export interface Visitors {
  /** How many requests were answered. */
  requests: () => number;
  /** Requests that began or ended meanwhile may fail. */
  duringOutage: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** From now on nobody may be given a build that is older. A time of `quick.json`. */
  expectBuild: (built: number) => void;
  leave: () => Promise<void>;
}

/** Those who send a byte of their request now and then, and those who do not read their answer. */
const SLOW = 12;
const SLOW_PAUSE_MS = 150;
/** What is asked for beside the pages: data of the build, scripts, an address without a page. */
const QUICK = '/quick.json';
const NOWHERE = '/nowhere';

/**
 * @param pause the time between two requests of a visitor, in milliseconds
 * @param say takes what is wrong
 */
export async function sendVisitors(
  place: KitchenSite,
  count: number,
  pause: number,
  random: Random,
  say: (problem: string) => void,
): Promise<Visitors> {
  const client = join(place.copy, 'build/client');
  const files = (await readdir(client, { recursive: true })).filter(
    (file) => /\.(?:html|js|json|css|webp|avif)$/.test(file) && !/404|spa-fallback|not-found/.test(file),
  );
  const [first = '/', ...others] = files.map(urlPathOf);
  const paths = [first, ...others] as const;
  const { port } = new URL(place.site);
  let requests = 0;
  const over = new AbortController();
  const { signal } = over;
  /** How many outages there are, and when the last one ended. */
  const outage = { current: 0, ended: 0 };
  let oldest = 0;

  const mayFail = (since: number): boolean => outage.current > 0 || since <= outage.ended;
  const visit = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!signal.aborted) {
      const path = random.chance(0.1) ? QUICK : random.chance(0.05) ? NOWHERE : random.pick(paths);
      const [since, expected] = [performance.now(), oldest];
      try {
        const { status, body, isWhole } = await ask(port, agent, path);
        requests += 1;
        const problem =
          status !== (path === NOWHERE ? 404 : 200)
            ? `status ${status}`
            : !isWhole
              ? 'less than was announced'
              : path === QUICK && builtAt(body) < expected
                ? 'an older build than one that was shown before'
                : undefined;
        if (problem !== undefined && !mayFail(since)) say(`${path}: ${problem}`);
      } catch (error) {
        if (!mayFail(since)) say(`${path}: ${String(error)}`);
        await sleep(20);
      }
      await sleep(pause);
    }
    agent.destroy();
  };
  const dawdle = async (reads: boolean): Promise<void> => {
    while (!signal.aborted) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      if (reads) await sendSlowly(socket, signal);
      else {
        socket.pause();
        socket.write(`GET ${first} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(50));
        for (let n = 0; n < 20 && !signal.aborted; n += 1) await sleep(SLOW_PAUSE_MS);
      }
      socket.destroy();
    }
  };
  const all = [...Array.from({ length: count }, visit), ...Array.from({ length: SLOW }, (_, n) => dawdle(n % 2 === 0))];
  return {
    requests: () => requests,
    duringOutage: async (work) => {
      outage.current += 1;
      return work().finally(() => {
        outage.current -= 1;
        outage.ended = performance.now();
      });
    },
    expectBuild: (built) => (oldest = built),
    leave: async () => {
      over.abort();
      await Promise.all(all);
    },
  };
}

async function sendSlowly(socket: Socket, signal: AbortSignal): Promise<void> {
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const letter of 'GET / HTTP/1.1\r\nhost: localhost\r\nx-a: b\r\n') {
    if (signal.aborted || socket.destroyed) return;
    socket.write(letter);
    await Promise.race([closed, sleep(SLOW_PAUSE_MS)]);
  }
}

const builtAt = (body: string): number => {
  const value: unknown = JSON.parse(body);
  return typeof value === 'object' && value !== null && 'built' in value ? Number(value.built) : 0;
};

interface Answer {
  status: number;
  body: string;
  isWhole: boolean;
}

const ask = (port: string, agent: Agent, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, path }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () => {
        const body = Buffer.concat(chunks);
        const length = incoming.headers['content-length'];
        resolve({
          status: incoming.statusCode ?? 0,
          body: body.toString('utf8'),
          isWhole: length === undefined || Number(length) === body.byteLength,
        });
      });
    });
    outgoing.setTimeout(10_000, () => outgoing.destroy(new Error('no answer in 10 s')));
    outgoing.once('error', reject);
    outgoing.end();
  });
