import type { ApiData } from './api-data.ts';
import { apiHeaders, type HeaderTable } from './headers.ts';
import type { TakeRequest } from './rate-limit.ts';

/** Largest request body read, in bytes. The calls need none; clients send at most a few fields. */
export const maxBodyBytes = 16 * 1024;

/** What the API answers with, and how it tells clients apart. */
export interface ApiOptions {
  data: Pick<ApiData, 'faq' | 'settings'>;
  take: TakeRequest;
}

/** Answers a request under /api from the client of that name. */
export type ServeApi = (request: Request, path: string, client: string) => Promise<Response>;

const json = (request: Request, status: number, value: unknown, extra: HeaderTable = {}) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: { ...apiHeaders, 'content-length': String(bytes.byteLength), ...extra },
  });
};

const failure = (request: Request, status: number, message: string, extra?: HeaderTable) =>
  json(request, status, { error: { status, message } }, extra);

/** Reads a body to its end and throws it away; false as soon as it is longer than allowed. */
const bodyFits = async (request: Request): Promise<boolean> => {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBodyBytes) return false;
  if (!request.body) return true;
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBodyBytes) return false;
  }
  return true;
};

/**
 * The two calls of spec section 7: `GET /api/faq` and `POST /api/setting`, both answering `{ "data": … }`. Everything
 * else under /api gets a JSON error `{ "error": { "status", "message" } }` with the right status.
 */
export const createApi = ({ data, take }: ApiOptions): ServeApi => {
  const calls: Readonly<Record<string, { method: 'GET' | 'POST'; answer: unknown }>> = {
    '/api/faq': { method: 'GET', answer: { data: data.faq } },
    '/api/setting': { method: 'POST', answer: { data: data.settings } },
  };
  return async (request, path, client) => {
    const wait = take(client);
    if (wait > 0) {
      return failure(request, 429, `Too many requests; try again in ${wait} s.`, {
        'retry-after': String(wait),
      });
    }
    const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
    if (!call) return failure(request, 404, 'There is no such call.');
    const allowed = call.method === 'GET' ? ['GET', 'HEAD', 'OPTIONS'] : ['POST', 'OPTIONS'];
    const allow = allowed.join(', ');
    if (request.method === 'OPTIONS') {
      return new Response(null, {
        status: 204,
        headers: {
          ...apiHeaders,
          allow,
          'access-control-allow-methods': allow,
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': '86400',
        },
      });
    }
    if (!allowed.includes(request.method)) {
      return failure(request, 405, `This call takes ${allow}.`, { allow });
    }
    if (!(await bodyFits(request))) {
      return failure(request, 413, `The body is longer than ${maxBodyBytes} bytes.`);
    }
    return json(request, 200, call.answer);
  };
};
