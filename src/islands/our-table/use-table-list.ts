import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { paths } from '../../paths.ts';
import { AWAITS_LIST_ATTRIBUTE } from '../../scripts/inline-scripts.ts';
import { openBranch } from '../../scripts/open-branch.ts';
import { listIn, listPath, readList } from '../../stores/list-address.ts';
import { BRANCH_KEY, readStored } from '../../stores/keys.ts';
import { atBranch, emptyList, type TableList } from '../../stores/table-list.ts';
import { $listOf, $party, chooseList, isWorthKeeping, receiveList } from '../../stores/stored-party.ts';
import type { TableBranch } from '../../data/our-table.ts';

/** The branch whose list is shown, by its id. */
type Shown = number | 'unreadable';

/** What an address shows. */
interface AddressResult {
  shown: Shown | null;
  /** The list of the link, if it and that of this tab are too many for one. */
  other?: TableList;
}

/** State of the history entries that this page writes. Their address may be older than the list of the tab. */
const OWN_ENTRY = { isOwn: true };

/**
 * The list of the address joined with that of this tab, or else that of the branch whose menu or list was used last, or else an empty
 * one of the branch that is open. The address follows every change, so that copying it copies the list. Before hydration the
 * list is empty, as in the HTML.
 */
export function useTableList(branches: readonly TableBranch[], guest: string) {
  const listOf = useStore($listOf);
  const [taken, setTaken] = useState<AddressResult>({ shown: null });
  const { shown, other } = taken;
  const first = branches[0]?.id ?? 1;

  // A new object for every address, so that each is followed by that of the list.
  const followAddress = useEffectEvent(() => setTaken({ ...takeAddress(branches, taken, guest) }));
  useEffect(() => {
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  const list = shown === 'unreadable' ? null : shown === null ? emptyList(first) : listOf(shown);

  useEffect(() => {
    if (shown === null) return;
    document.documentElement.removeAttribute(AWAITS_LIST_ATTRIBUTE);
    if (!list || other || (listIn(location.hash) === null && !isWorthKeeping(list))) return;
    replaceAddress(listPath(list), { ...history.state, ...OWN_ENTRY });
  });

  return {
    listAt: (id: number) => {
      // Before hydration none is shown, as in the HTML: React keeps a link that is there.
      const stored = shown === null ? emptyList(id) : listOf(id);
      return stored.entries.length > 0 ? stored : atBranch(list ?? stored, id);
    },
    /** Null where the address has one that cannot be read. */
    list,
    other,
    /** Goes on with one of both. */
    choose: (chosen: TableList, dropped: TableList, isTheirs: boolean) => {
      // Back leads to the other one, and so to the choice again.
      history.replaceState(null, '', listPath(dropped));
      history.pushState(OWN_ENTRY, '', listPath(chosen));
      chooseList(chosen, isTheirs);
      setTaken({ shown: chosen.branch });
    },
    /** Goes on without a list that cannot be read. */
    restart: () => {
      replaceAddress(paths.ourTable, null);
      setTaken(takeAddress(branches, { shown: null }, guest));
    },
  };
}

/** Joins the list of the address with that of this tab. Returns the branch to show; what was taken before, where that is still shown. */
function takeAddress(branches: readonly TableBranch[], before: AddressResult, guest: string): AddressResult {
  const text = listIn(location.hash);
  const isOurs = ({ branch }: Pick<TableList, 'branch'>) => branches.some(({ id }) => id === branch);
  const used = branches.find(({ id }) => String(id) === readStored('sessionStorage', BRANCH_KEY))?.id;
  const last =
    used ?? $party.get().lists.find(isOurs)?.branch ?? branches.find(({ key }) => key === openBranch())?.id ?? 1;
  // A link inside the page.
  if (text === null) return typeof before.shown === 'number' ? before : { shown: last };
  const theirs = readList(text);
  if (!theirs || !isOurs(theirs)) return { shown: 'unreadable' };
  if (history.state?.isOwn && isWorthKeeping($listOf.get()(theirs.branch)))
    return before.shown === theirs.branch ? before : { shown: theirs.branch };
  const isTaken = receiveList(theirs, (n) => fill(guest, { n }));
  return isTaken ? { shown: theirs.branch } : { shown: theirs.branch, other: theirs };
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Replaces the address of the page at once, so that no change is lost to a link that is followed meanwhile. Safari refuses more
 * than 100 changes in 30 seconds; the last one is then tried again.
 */
function replaceAddress(path: string, state: unknown = history.state): void {
  clearTimeout(timer);
  try {
    history.replaceState(state, '', path);
  } catch {
    timer = setTimeout(replaceAddress, 1000, path, state);
  }
}
