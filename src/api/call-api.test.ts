import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from './call-api.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Replaces `fetch` with a function that returns this response. */
function answerWith(answer: Response) {
  const fetch = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('returns the JSON body of the response, and waits for it only for a while', async () => {
  const fetch = answerWith(Response.json({ data: [] }));
  await expect(callApi('POST', '/api/setting')).resolves.toEqual({ data: [] });
  expect(fetch).toHaveBeenCalledWith(
    '/api/setting',
    expect.objectContaining({ method: 'POST', signal: expect.any(AbortSignal) }),
  );
});

test('rejects an error status with an error that names the call', async () => {
  answerWith(new Response('{}', { status: 503 }));
  await expect(callApi('GET', '/api/faq')).rejects.toThrow('GET /api/faq responded with status 503');
});

test('rejects a response that is not JSON', async () => {
  answerWith(new Response('<!doctype html>'));
  await expect(callApi('GET', '/api/faq')).rejects.toThrow(SyntaxError);
});
