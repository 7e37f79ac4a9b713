import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect } from 'vitest';

import { files } from './fixture.ts';
import type { ContractRequest } from './requests.ts';

/** A response from any of the runtimes. Header names are in lower case. */
export interface ReceivedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Headers of the connection and the time, which differ by runtime. */
const connectionHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};

/** The body without its content coding. */
const decode = ({ headers, body }: ReceivedResponse): Uint8Array => {
  const coding = headers['content-encoding'];
  return coding === undefined || body.byteLength === 0 ? body : (decoders[coding]?.(body) ?? body);
};

/** Returns the parts of a response that must be the same on every runtime. */
export const comparableParts = ({ status, headers, body }: ReceivedResponse) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !connectionHeaders.has(name))
      .toSorted(),
  ),
  body: Buffer.from(body).toString('base64'),
});

const requiredHeaders: Readonly<Record<string, RegExp>> = {
  // 'self' for the page of the reviews widget alone, as server/headers.test.ts checks.
  'content-security-policy': /^default-src 'none';.* frame-ancestors '(?:none|self)'(?:;|$)/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
};

/** Checks a response against its entry in the list, and against the rules for every response. */
export const checkResponse = (request: ContractRequest, response: ReceivedResponse): void => {
  const { status, headers = {}, body } = request.expect;
  expect(response.status).toBe(status);
  for (const [name, expected] of Object.entries(headers)) {
    if (expected === null) expect(response.headers, name).not.toHaveProperty(name);
    else if (typeof expected === 'string') expect(response.headers[name], name).toBe(expected);
    else expect(response.headers[name], name).toMatch(expected);
  }
  for (const [name, expected] of Object.entries(requiredHeaders)) {
    expect(response.headers[name], name).toMatch(expected);
  }
  expect(response.headers['content-security-policy']).not.toContain('unsafe');
  if (status >= 400) expect(response.headers['cache-control']).toBe('no-store');

  const length = response.headers['content-length'];
  const hasBody = request.method !== 'HEAD' && status !== 304 && status !== 204;
  if (hasBody) expect(length).toBe(String(response.body.byteLength));
  else expect(response.body.byteLength).toBe(0);
  if (body === undefined) return;
  const text = Buffer.from(decode(response)).toString();
  const file = typeof body === 'string' && body.startsWith('file:') ? files[body.slice(5)] : undefined;
  if (file !== undefined) expect(text).toBe(Buffer.from(file).toString());
  else if (typeof body === 'string') expect(text).toBe(body);
  else expect(text).toMatch(body);
};
