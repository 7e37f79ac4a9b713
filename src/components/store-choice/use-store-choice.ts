import { useEffect, useReducer } from 'react';
import type { Service } from './services.ts';
import { changeChoice, noChoice, type StoreChoice } from './store-choice.ts';

/** The choices of this visit. In memory only (STORE-8). */
const choices: Partial<Record<Service, StoreChoice>> = {};

/** The chosen store for a service. It survives navigation, but not a reload. */
export function useStoreChoice(service: Service) {
  const [choice, dispatch] = useReducer(changeChoice, choices[service] ?? noChoice);
  useEffect(() => {
    choices[service] = { ...choice, pending: null };
  }, [service, choice]);
  return [choice, dispatch] as const;
}
