import { afterEach, expect, test, vi } from 'vitest';
import { API_TIMEOUT_MS, callApi } from './call-api.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Replaces `fetch` with a function that returns this response. */
function answerWith(answer: (request: RequestInit) => Promise<Response> | Response) {
  const fetch = vi.fn((_path: string, init: RequestInit) => Promise.resolve(answer(init)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const never = new AbortController().signal;

test('returns the JSON body of the response', async () => {
  const fetch = answerWith(() => Response.json({ data: [] }));
  await expect(callApi('POST', '/api/setting', never)).resolves.toEqual({ data: [] });
  expect(fetch).toHaveBeenCalledWith('/api/setting', expect.objectContaining({ method: 'POST' }));
});

test('rejects an error status with an error that names the call', async () => {
  answerWith(() => new Response('{}', { status: 503 }));
  await expect(callApi('GET', '/api/faq', never)).rejects.toThrow('GET /api/faq responded with status 503');
});

test('rejects a response that is not JSON', async () => {
  answerWith(() => new Response('<!doctype html>'));
  await expect(callApi('GET', '/api/faq', never)).rejects.toThrow(SyntaxError);
});

test('stops when the caller aborts, and after the timeout', async () => {
  const aborted = ({ signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  answerWith(aborted);
  const leaving = new AbortController();
  const call = callApi('GET', '/api/faq', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');

  vi.useFakeTimers();
  answerWith(aborted);
  const slow = expect(callApi('GET', '/api/faq', never)).rejects.toThrow(/did not respond in time/);
  await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS);
  await slow;
  vi.useRealTimers();
});
