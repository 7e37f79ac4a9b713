import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createRequestLog, TimedResponse } from './log.ts';

test('a request is one line, and nothing in it identifies the visitor', async () => {
  const written: string[] = [];
  const log = createRequestLog((lines) => written.push(Buffer.from(lines).toString()));
  const server = createServer({ ServerResponse: TimedResponse }, (_incoming, outgoing) => {
    log.watch(outgoing);
    outgoing.statusCode = 404;
    outgoing.end('gone');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const headers = {
    'user-agent': 'secret-agent',
    referer: 'https://secret.example',
    cookie: 'secret=1',
    'x-forwarded-for': '203.0.113.9',
  };
  const [response] = await once(
    get({ port, host: '127.0.0.1', path: `/${'a'.repeat(300)}?email=guest@secret.example`, headers, agent: false }),
    'response',
  );
  response.resume();
  await once(response, 'end');
  await sleep(20);
  log.flush();
  server.close();

  const text = written.join('');
  expect(text.split('\n')).toHaveLength(2);
  expect(text).not.toMatch(/secret|127\.0\.0\.1|203\.0\.113/);
  const line: unknown = JSON.parse(text);
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    method: 'GET',
    path: `/${'a'.repeat(199)}`,
    status: 404,
    ms: expect.any(Number),
  });
});
