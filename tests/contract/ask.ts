import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';

import type { App } from '../../server/app.ts';
import type { Answer } from './check.ts';
import type { ContractRequest } from './requests.ts';

/** Puts a request to the app itself, without a port. */
export const askApp = async (
  app: App,
  { method = 'GET', path, headers = {}, body }: ContractRequest,
): Promise<Answer> => {
  const request = new Request(`http://valavu.example${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const response = await app.fetch(request, {});
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  };
};

/** Puts a request to a server on this machine, with the path exactly as it stands. */
export const askPort = async (
  port: number,
  { method = 'GET', path, headers = {}, body }: ContractRequest,
): Promise<Answer> => {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const outgoing = httpRequest({
    host: '127.0.0.1',
    port,
    method,
    path,
    agent: false,
    headers: { ...headers, ...length },
  });
  outgoing.end(body);
  // An event's arguments are untyped; "response" has this one.
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return {
    status: incoming.statusCode ?? 0,
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  };
};
