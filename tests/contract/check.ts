import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect } from 'vitest';

import { files } from './fixture.ts';
import type { ContractRequest } from './requests.ts';

/** An answer as it came over whichever way it was asked for. Header names are in lower case. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Headers of the connection and the moment, which each runtime sets for itself. */
const ofTheConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};

/** The body without its content coding. */
const decode = ({ headers, body }: Answer): Uint8Array => {
  const coding = headers['content-encoding'];
  return coding === undefined || body.byteLength === 0 ? body : (decoders[coding]?.(body) ?? body);
};

/** The part of an answer that every runtime must give alike. */
export const comparable = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofTheConnection.has(name))
      .toSorted(),
  ),
  body: Buffer.from(body).toString('base64'),
});

const everywhere: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none';.* frame-ancestors 'none'$/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
};

/** Holds an answer against what the list promises, and against what every answer must be. */
export const checkAnswer = (request: ContractRequest, answer: Answer): void => {
  const { status, headers = {}, body } = request.expect;
  expect(answer.status).toBe(status);
  for (const [name, wanted] of Object.entries(headers)) {
    if (wanted === null) expect(answer.headers, name).not.toHaveProperty(name);
    else if (typeof wanted === 'string') expect(answer.headers[name], name).toBe(wanted);
    else expect(answer.headers[name], name).toMatch(wanted);
  }
  for (const [name, wanted] of Object.entries(everywhere)) {
    expect(answer.headers[name], name).toMatch(wanted);
  }
  expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  if (status >= 400) expect(answer.headers['cache-control']).toBe('no-store');

  const length = answer.headers['content-length'];
  const hasBody = request.method !== 'HEAD' && status !== 304 && status !== 204;
  if (hasBody) expect(length).toBe(String(answer.body.byteLength));
  else expect(answer.body.byteLength).toBe(0);
  if (body === undefined) return;
  const text = Buffer.from(decode(answer)).toString();
  const file = typeof body === 'string' && body.startsWith('file:') ? files[body.slice(5)] : undefined;
  if (file !== undefined) expect(text).toBe(Buffer.from(file).toString());
  else if (typeof body === 'string') expect(text).toBe(body);
  else expect(text).toMatch(body);
};
