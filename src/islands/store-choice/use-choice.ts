import { useEffect, useState } from 'react';
import type { TableRequest } from './table-request.ts';

/** What a guest has chosen on the page of a service; the store by its key. Nothing of it is about health. */
interface Choice extends TableRequest {
  store?: string;
}

/** The state of a history entry of these pages. */
interface EntryState {
  choice?: Choice;
}

/** The choice, which the history entry keeps: Back, Forward and a reload find it as the guest left it. */
export function useChoice(): [Choice, (change: Choice) => void] {
  const [choice, setChoice] = useState<Choice>({});
  // After hydration, because nothing is chosen in the HTML.
  useEffect(() => setChoice(entryState()?.choice ?? {}), []);
  const change = (changed: Choice) => {
    const next = { ...choice, ...changed };
    setChoice(next);
    history.replaceState({ choice: next } satisfies EntryState, '');
  };
  return [choice, change];
}

// Only `change` writes the state of these pages.
const entryState = () => history.state as EntryState | null;
