import { useEffect, useReducer } from 'react';
import type { Service } from './services.ts';
import { changeChoice, noChoice, type StoreChoice } from './store-choice.ts';

/** What was chosen on this visit, so that it stands when the guest comes back to the page. In memory only. */
const remembered: Partial<Record<Service, StoreChoice>> = {};

/** The choice of a store for a service; kept from page to page until the site is left. */
export function useStoreChoice(service: Service) {
  const [choice, dispatch] = useReducer(changeChoice, remembered[service] ?? noChoice);
  useEffect(() => {
    remembered[service] = { ...choice, pending: null };
  }, [service, choice]);
  return [choice, dispatch] as const;
}
