import { ui } from '#content';
import { useEffect, useState } from 'react';
import { parseFaq } from '../../api/parse-responses.ts';
import { callApi } from '../../api/call-api.ts';
import type { FaqEntry } from '../../../model/types.ts';

interface FaqLoad {
  state: 'loading' | 'ready' | 'failed';
  entries: readonly FaqEntry[];
}

/** Fetches the questions from the API. Logs any failure and then returns an empty list (API-6). */
export function useFaq(): FaqLoad {
  const [load, setLoad] = useState<FaqLoad>({ state: 'loading', entries: [] });
  useEffect(() => {
    const controller = new AbortController();
    callApi('GET', '/api/faq', controller.signal)
      .then((body) => setLoad({ state: 'ready', entries: parseFaq(body) }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.error(ui.log.faq, error);
        setLoad({ state: 'failed', entries: [] });
      });
    return () => controller.abort();
  }, []);
  return load;
}
