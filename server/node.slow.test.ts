/** Tests the server as a separate process: settings, messages, signals, workers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { writeFixture } from '../tests/contract/fixture.ts';
import { clientAddress } from './listen.ts';
import { readSettings } from './node.ts';

const pinnedNode = join(import.meta.dirname, '../node_modules/.bin/node');
const running = new Set<ChildProcess>();
let build: string;

beforeAll(async () => {
  build = await writeFixture();
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rm(build, { recursive: true }));

interface Started {
  child: ChildProcess;
  /** Everything it has written so far. */
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const start = (env: Record<string, string>): Started => {
  const child = spawn(pinnedNode, [join(import.meta.dirname, 'node.ts')], {
    env: { ...process.env, BUILD_FOLDER: build, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text, ended: once(child, 'exit').then(([code]) => code as number | null) };
};

const portOf = async (started: Started): Promise<number> => {
  for (let n = 0; n < 200; n += 1) {
    const port = /localhost:(\d+)/.exec(started.output())?.[1];
    if (port) return Number(port);
    await sleep(50);
  }
  throw new Error(`the server printed no address: ${started.output()}`);
};

const get = (port: number, path: string, agent: Agent | false = false): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, agent }, (incoming) => {
      incoming.resume();
      incoming.once('end', () => resolve(incoming.statusCode ?? 0));
      incoming.once('error', reject);
    });
    outgoing.once('error', reject);
    outgoing.end();
  });

test('goes on serving when the reader of its log has gone', async () => {
  const started = start({ WORKERS: '1' });
  const port = await portOf(started);
  started.child.stdout?.destroy();
  for (let n = 0; n < 3; n += 1) {
    expect(await get(port, '/')).toBe(200);
    // The log is written every 100 ms.
    await sleep(150);
  }
});

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: undefined, workers: 1, trustedProxies: 0, log: true });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['WORKERS', '2.5'],
    ['TRUSTED_PROXIES', '11'],
  ])('%s=%s is rejected with its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}=${value} is not a whole number from 0 to `);
  });

  test('a forwarded address is trusted only for the number of proxies', () => {
    expect(clientAddress('192.0.2.1', '203.0.113.1', 0)).toBe('192.0.2.1');
    expect(clientAddress('192.0.2.1', 'forged, 203.0.113.1', 1)).toBe('203.0.113.1');
    expect(clientAddress('192.0.2.1', 'forged, 203.0.113.1, 10.0.0.1', 2)).toBe('203.0.113.1');
    expect(clientAddress('192.0.2.1', '203.0.113.1', 2)).toBe('203.0.113.1');
    expect(clientAddress('192.0.2.1', undefined, 1)).toBe('192.0.2.1');
    expect(clientAddress(undefined, undefined, 0)).toBe('');
  });
});

describe('starting', () => {
  test('prints its address, and logs one line per request', async () => {
    const started = start({});
    const port = await portOf(started);
    expect(await get(port, '/menu?x=1')).toBe(200);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    const lines = started.output().trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ method: 'GET', path: '/menu', status: 200 });
  });

  test('names a port that is in use', async () => {
    const first = start({ LOG: 'off' });
    const port = await portOf(first);
    const second = start({ PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(`Port ${port} is in use.`);
  });

  test('names a missing build', async () => {
    const started = start({ BUILD_FOLDER: '/nowhere' });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain('/nowhere/client is missing. Run "npm run build" first.');
  });
});

/** Requests a large picture on keep-alive connections until the server accepts no more. Returns the error codes. */
const runClients = async (
  port: number,
  count: number,
  onBusy: () => void,
): Promise<{ completed: number; lost: string[] }> => {
  const lost: string[] = [];
  let completed = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const work = async (): Promise<void> => {
    for (;;) {
      try {
        await get(port, '/pictures/dosa.3f2a1b-480.jpg', agent);
        completed += 1;
        if (completed === count * 3) onBusy();
      } catch (error) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors of the network carry a code
        const { code = '' } = error as NodeJS.ErrnoException;
        if (code !== 'ECONNREFUSED') lost.push(code);
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: count }, work));
  agent.destroy();
  return { completed, lost };
};

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s under load loses no request', { timeout: 20_000 }, async (signal) => {
    const started = start({ LOG: 'off' });
    const port = await portOf(started);
    const { completed, lost } = await runClients(port, 20, () => started.child.kill(signal));
    expect(lost).toEqual([]);
    expect(completed).toBeGreaterThanOrEqual(60);
    expect(await started.ended).toBe(0);
  });
});

describe('workers', () => {
  test('share one port, are replaced when they end, and stop together', { timeout: 30_000 }, async () => {
    const started = start({ WORKERS: '2', LOG: 'off' });
    const port = await portOf(started);
    expect(started.output()).toContain('(2 workers)');
    const listed = spawn('ps', ['-o', 'pid=', '--ppid', String(started.child.pid)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [pids] = await once(listed.stdout, 'data');
    const [first = ''] = String(pids).trim().split(/\s+/);
    process.kill(Number(first), 'SIGKILL');
    for (let n = 0; n < 100 && !started.output().includes('starting another'); n += 1) await sleep(50);
    expect(started.output()).toContain('starting another');
    await sleep(2000);
    expect(await Promise.all(Array.from({ length: 20 }, () => get(port, '/menu')))).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    await expect(get(port, '/menu')).rejects.toThrow('ECONNREFUSED');
  });

  test('stop if the port is in use', { timeout: 20_000 }, async () => {
    const first = start({ LOG: 'off' });
    const port = await portOf(first);
    const second = start({ WORKERS: '2', PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is in use.`);
  });
});
