import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { finderPath, menuPath, readFinder } from '../../paths.ts';
import { FINDER_CLOSED, FINDING_ATTRIBUTE, opensFinder } from '../../scripts/finding.ts';
import { pushAddress, replaceAddress } from '../../scripts/replace-address.ts';
import { $party, changeParty, openFinder } from '../../stores/our-table.ts';
import { parseParty, type Party, serializeParty } from '../../stores/party.ts';
import type { FinderBranch } from './finder-branch.ts';

/**
 * Whether the menu page shows the finder instead of the menu's pages, and what opens, closes and fills it. The address holds the
 * choices, so that reload, Back, Forward and shared links keep them. Opening adds an entry to the history, a choice replaces it.
 */
export function useFinder(branch: FinderBranch) {
  const party = useStore($party);
  /** The address to which closing leads back. */
  const menuAddress = useRef(menuPath(branch));
  const pathOf = (each: Party) => finderPath(branch, serializeParty(each));

  useEffect(() => {
    // Back, forward or a link may open, close or change the finder.
    const followAddress = () => {
      const choices = readFinder(location);
      show(choices && parseParty(choices));
    };
    if (opensFinder() && !readFinder(location)) {
      // With what the device keeps.
      show(openFinder(branch.id));
    } else followAddress();
    const opened = $party.get();
    // An earlier address has its choices in the query, which servers see.
    if (opened) replaceAddress(finderPath(branch, serializeParty(opened)));
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
    // The island stays as long as its page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The other branches' menus open with the same choices.
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-branch-switch] a'))
      link.hash = party ? String(serializeParty(party)) : '';
  }, [party]);

  return {
    party,
    pathOf,
    change: (next: Party) => {
      changeParty(next);
      replaceAddress(pathOf(next));
    },
    open: () => {
      menuAddress.current = location.pathname + location.search;
      const opened = openFinder(branch.id);
      pushAddress(pathOf(opened));
      show(opened);
      // Its button may be far above the part of the menu that was in view.
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    close: () => {
      pushAddress(menuAddress.current, FINDER_CLOSED);
      show(null);
    },
  };
}

/** Styles hide the menu's pages while the finder is open. */
function show(party: Party | null): void {
  $party.set(party);
  document.documentElement.toggleAttribute(FINDING_ATTRIBUTE, party !== null);
}
