import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../tests/listen.ts';
import { newBuild, publish } from './build.testing.ts';
import { createSiteServer } from './node.ts';

const start = async () => {
  const live = await newBuild();
  const server = createSiteServer(live);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const port = await listen(server);
  return { live, port, server, site: `http://127.0.0.1:${port}` };
};

/** The build whose home page the server sends. */
const buildOf = async (site: string): Promise<string> => /build (\d)/.exec(await (await fetch(site)).text())?.[1] ?? '';

test('visitors get every page with its script while builds are switched', async () => {
  const { live, site } = await start();
  const failures: string[] = [];
  const running = new AbortController();
  const visit = async (): Promise<void> => {
    while (!running.signal.aborted) {
      const build = await buildOf(site);
      const { status } = await fetch(`${site}/_astro/page.${build}.js`);
      if (build === '' || status !== 200) failures.push(`build ${build}: ${status}`);
    }
  };
  const visits = Promise.all(Array.from({ length: 8 }, visit));
  await publish(live, 2);
  await vi.waitFor(async () => expect(await buildOf(site)).toBe('2'), { timeout: 50_000 });
  running.abort();
  await visits;
  expect(failures).toEqual([]);
  // For a page that is still open.
  expect((await fetch(`${site}/_astro/page.1.js`)).status).toBe(200);
});

test.each(['/../api.json', '/_astro/../../api.json', '/%2e%2e/api.json', '\\..\\api.json', 'http://[', '/%zz'])(
  'nothing outside the static folder is sent for %s',
  async (target) => {
    const { port } = await start();
    const socket = connect(port, '127.0.0.1');
    // Not `fetch`, which would change the target. HTTP/1.0 needs no host, and closes the connection.
    socket.write(`GET ${target} HTTP/1.0\r\n\r\n`);
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(response).not.toContain('courtyard');
  },
);

test.each([
  ['a body of 1 MB', 1_000_000],
  ['a body that breaks off', 2_000_000],
])('a call answers without reading %s, and the connection ends well', async (_, length) => {
  const { port, site } = await start();
  const log = vi.spyOn(console, 'error');
  const socket = connect(port, '127.0.0.1');
  const head = `POST /api/setting HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
  socket.end(head + 'x'.repeat(1_000_000));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*"iosAppUrl"/);
  const again = await fetch(`${site}/api/setting`, { method: 'POST', body: 'x'.repeat(length) });
  expect(again.status).toBe(200);
  expect(log).not.toHaveBeenCalled();
});

test('pipelined requests are answered in their turn: a client that reads nothing has one response in memory', async () => {
  const { port, server } = await start();
  const responses: ServerResponse[] = [];
  server.on('request', (_, response) => responses.push(response));
  const socket = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5000));
  await vi.waitFor(() => expect(responses.length).toBe(5000), { timeout: 50_000 });
  expect(responses.filter((one) => one.headersSent && !one.writableFinished).length).toBeLessThan(2);
});

const program = (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'node.ts')], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

test('the program says where the site is, logs requests, and ends on SIGTERM', async () => {
  const child = program({ BUILD_FOLDER: await newBuild(), PORT: '0', HOST: '127.0.0.1', LOG: '' });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const port = await vi.waitFor(() => /localhost:(\d+)\n/.exec(output)?.[1] ?? expect.fail(), { timeout: 50_000 });
  await (await fetch(`http://127.0.0.1:${port}/menu?branch=nowhere`)).text();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const [, line = ''] = output.trim().split('\n');
  expect(line).toMatch(/^\{"time":"[^"]+Z","method":"GET","path":"\/menu","status":200,"ms":\d+\}$/);
});

test('the program says why it cannot start', async () => {
  const { live, port } = await start();
  const reasons = [
    [{ BUILD_FOLDER: join(live, 'nowhere') }, 'Run "npm run build" first.'],
    [{ BUILD_FOLDER: live, PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ BUILD_FOLDER: live, PORT: String(port), HOST: '127.0.0.1' }, 'The port is in use.'],
  ] as const;
  for (const [env, reason] of reasons) {
    const child = program(env);
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(output).toContain(reason);
    expect(code).toBe(1);
  }
});
