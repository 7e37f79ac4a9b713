/** Time limit of a call, in milliseconds. */
export const API_TIMEOUT_MS = 10_000;

/**
 * Calls the API and returns the JSON of the response.
 * Throws when the server cannot be reached, responds with an error status or invalid JSON, or exceeds API_TIMEOUT_MS.
 */
export async function callApi(method: 'GET' | 'POST', path: `/api/${string}`): Promise<unknown> {
  const base = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${method} ${path} responded with status ${response.status}`);
  return (await response.json()) as unknown;
}
