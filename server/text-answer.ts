import { errorHeaders, type HeaderTable } from './headers.ts';

/** A short answer in plain text that is never kept: a refusal, a redirect or the state of the server. */
export const textAnswer = (method: string, status: number, text: string, extra: HeaderTable = {}): Response => {
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
