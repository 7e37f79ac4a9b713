import type { ApiData } from './api-data.ts';
import { apiHeaders, type HeaderTable } from './headers.ts';
import type { TakeToken } from './rate-limit.ts';

/** Maximum size of a request body, in bytes. The calls need no body; clients send at most a few fields. */
export const maxBodyBytes = 16 * 1024;

/** The API's data and its rate limiter. */
export interface ApiOptions {
  data: Pick<ApiData, 'faq' | 'settings'>;
  takeToken: TakeToken;
}

/** Handles a request under /api. `client` is the key for rate limiting. */
export type ServeApi = (request: Request, path: string, client: string) => Promise<Response>;

const json = (request: Request, status: number, value: unknown, extra: HeaderTable = {}) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: { ...apiHeaders, 'content-length': String(bytes.byteLength), ...extra },
  });
};

const errorResponse = (request: Request, status: number, message: string, extra?: HeaderTable) =>
  json(request, status, { error: { status, message } }, extra);

/** Reads and discards the body. Returns false as soon as it exceeds `maxBodyBytes`. */
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
 * Creates the handler of the two calls, `GET /api/faq` and `POST /api/setting`. Both respond with `{ "data": … }`.
 * Everything else under /api gets a JSON error `{ "error": { "status", "message" } }` with the matching status.
 */
export const createApi = ({ data, takeToken }: ApiOptions): ServeApi => {
  const calls: Readonly<Record<string, { method: 'GET' | 'POST'; body: unknown }>> = {
    '/api/faq': { method: 'GET', body: { data: data.faq } },
    '/api/setting': { method: 'POST', body: { data: data.settings } },
  };
  return async (request, path, client) => {
    const retryAfter = takeToken(client);
    if (retryAfter > 0) {
      return errorResponse(request, 429, `Too many requests; try again in ${retryAfter} s.`, {
        'retry-after': String(retryAfter),
      });
    }
    const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
    if (!call) return errorResponse(request, 404, 'Unknown API call.');
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
      return errorResponse(request, 405, `This call allows only ${allow}.`, { allow });
    }
    if (!(await bodyFits(request))) {
      return errorResponse(request, 413, `The body is longer than ${maxBodyBytes} bytes.`);
    }
    return json(request, 200, call.body);
  };
};
