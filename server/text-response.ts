import { errorHeaders, type HeaderTable } from './headers.ts';

/** A short plain-text response that must not be cached: an error, a redirect or the health check. */
export const textResponse = (method: string, status: number, text: string, extra: HeaderTable = {}): Response => {
  const bytes = new TextEncoder().encode(text);
  return new Response(method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      ...errorHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(bytes.byteLength),
      ...extra,
    },
  });
};
