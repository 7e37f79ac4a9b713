/** How long an answer may take, in milliseconds. */
export const API_TIMEOUT = 10_000;

/**
 * Calls the API and gives the JSON of its answer.
 * Throws when the server cannot be reached, answers with an error status or with something that is not JSON, or takes
 * longer than API_TIMEOUT; and, with the signal's own reason, when the signal is aborted.
 */
export async function callApi(method: 'GET' | 'POST', path: `/api/${string}`, signal: AbortSignal): Promise<unknown> {
  const base = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(API_TIMEOUT)]),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.json();
}
