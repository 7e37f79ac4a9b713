import { uncertainStates, type UncertainState } from '../../stores/filters.ts';
import type { SearchedCategory } from './find-dishes.ts';
import { findForParty } from './find-for-party.ts';
import type { Party } from '../../stores/party.ts';

/** Uncertain states that a party can allow, and how many dishes all of them could then choose from. */
export interface WayOut {
  states: readonly UncertainState[];
  count: number;
  /** The choices with these states allowed. */
  party: Party;
}

/**
 * For a party that finds nothing: each uncertain state that brings dishes when it is allowed, or both, if only both do. Nothing is
 * allowed for people who avoid no allergen.
 */
export function waysOut(categories: readonly SearchedCategory[], party: Party): WayOut[] {
  const allow = (states: readonly UncertainState[]): WayOut => {
    const people = party.people.map((person) =>
      person.without.length === 0 ? person : { ...person, allow: [...new Set([...person.allow, ...states])] },
    );
    const next = { ...party, people };
    return { states, count: findForParty(categories, next).count, party: next };
  };
  const single = uncertainStates.map((state) => allow([state])).filter(({ count }) => count > 0);
  return single.length > 0 ? single : [allow(uncertainStates)].filter(({ count }) => count > 0);
}
