import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';

import type { App } from '../../server/app.ts';
import type { ReceivedResponse } from './check-response.ts';
import type { ContractRequest } from './requests.ts';

/** Sends a request to the app itself, without a port. */
export const sendToApp = async (
  app: App,
  { method = 'GET', path, headers = {}, body }: ContractRequest,
): Promise<ReceivedResponse> => {
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

/** Sends a request to a port of this machine. The path is not normalized. */
export const sendToPort = async (
  port: number,
  { method = 'GET', path, headers = {}, body }: ContractRequest,
): Promise<ReceivedResponse> => {
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
  // The arguments of events are untyped; "response" has this one.
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return {
    status: incoming.statusCode ?? 0,
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  };
};
