/** Time limit of a call, in milliseconds. */
export const API_TIMEOUT_MS = 10_000;

/**
 * Calls the API and returns the JSON of the response.
 * Throws when the server cannot be reached, responds with an error status or invalid JSON, or exceeds API_TIMEOUT_MS.
 * When the signal is aborted, throws the signal's reason.
 */
export async function callApi(method: 'GET' | 'POST', path: `/api/${string}`, signal: AbortSignal): Promise<unknown> {
  const base = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');
  // Not AbortSignal.any, which Safari has only since 17.4.
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The API did not respond in time.', 'TimeoutError')),
    API_TIMEOUT_MS,
  );
  try {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { accept: 'application/json' },
      signal: controller.signal,
    });
    if (!response.ok) throw new Error(`${method} ${path} responded with status ${response.status}`);
    return (await response.json()) as unknown;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
