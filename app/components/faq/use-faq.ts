import { useEffect, useState } from 'react';
import * as ui from 'virtual:content/ui';
import { readFaq } from '../../api/answers.ts';
import { callApi } from '../../api/call-api.ts';
import type { FaqEntry } from '../../../model/types.ts';

interface FaqLoad {
  state: 'loading' | 'ready' | 'failed';
  entries: readonly FaqEntry[];
}

/** The questions from the server. A failure of any kind is logged and leaves the list empty (spec section 8). */
export function useFaq(): FaqLoad {
  const [load, setLoad] = useState<FaqLoad>({ state: 'loading', entries: [] });
  useEffect(() => {
    const left = new AbortController();
    callApi('GET', '/api/faq', left.signal)
      .then((body) => setLoad({ state: 'ready', entries: readFaq(body) }))
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        console.error(ui.log.faq, error);
        setLoad({ state: 'failed', entries: [] });
      });
    return () => left.abort();
  }, []);
  return load;
}
