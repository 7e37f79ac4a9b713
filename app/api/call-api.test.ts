import { afterEach, expect, test, vi } from 'vitest';
import { API_TIMEOUT_MS, callApi } from './call-api.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Puts an answer in the place of the network's. */
function answerWith(answer: (request: RequestInit) => Promise<Response> | Response) {
  const fetch = vi.fn((_path: string, init: RequestInit) => Promise.resolve(answer(init)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const never = new AbortController().signal;

test('gives the JSON of the answer', async () => {
  const fetch = answerWith(() => Response.json({ data: [] }));
  await expect(callApi('POST', '/api/setting', never)).resolves.toEqual({ data: [] });
  expect(fetch).toHaveBeenCalledWith('/api/setting', expect.objectContaining({ method: 'POST' }));
});

test('an error status is an error that names the call', async () => {
  answerWith(() => new Response('{}', { status: 503 }));
  await expect(callApi('GET', '/api/faq', never)).rejects.toThrow('GET /api/faq responded with status 503');
});

test('what is not JSON is an error', async () => {
  answerWith(() => new Response('<!doctype html>'));
  await expect(callApi('GET', '/api/faq', never)).rejects.toThrow(SyntaxError);
});

test('a call can be given up, and gives up by itself', async () => {
  const aborted = ({ signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  answerWith(aborted);
  const leaving = new AbortController();
  const call = callApi('GET', '/api/faq', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');

  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too slow')));
  answerWith(({ signal }) => Promise.reject(signal?.reason));
  await expect(callApi('GET', '/api/faq', never)).rejects.toThrow('too slow');
  expect(timeout).toHaveBeenCalledWith(API_TIMEOUT_MS);
  timeout.mockRestore();
});
