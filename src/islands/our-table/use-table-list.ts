import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { paths } from '../../paths.ts';
import { AWAITS_LIST_ATTRIBUTE } from '../../scripts/inline-scripts.ts';
import { openBranch } from '../../scripts/open-branch.ts';
import { listIn, listPath, readList } from '../../stores/list-address.ts';
import { BRANCH_KEY, readStored } from '../../stores/keys.ts';
import { atBranch, emptyList, type TableList } from '../../stores/table-list.ts';
import { $listOf, $party, chooseList, isWorthKeeping, takeList } from '../../stores/stored-party.ts';
import type { TableBranch } from '../../data/our-table.ts';

/** The branch whose list is shown, by its id. */
type Shown = number | 'unreadable';

/** What an address shows: a branch, and if its list was joined with that of this tab, the version to switch to. */
interface AddressResult {
  shown: Shown | null;
  /** The list of the link, if it and that of this tab are too many for one. */
  other?: TableList;
  /** The list without that of the link; with it once the guest has taken it off. */
  otherVersion?: TableList | null;
  isWithoutLink?: boolean;
  /** The address of the list that is shown. */
  path?: string;
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
  const { shown, other, otherVersion, isWithoutLink = false, path } = taken;
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
    /** The list without that of the link, or with it once that is off; null as soon as the guest changes the list. */
    otherVersion: list && listPath(list) === path ? otherVersion : null,
    isWithoutLink,
    /** Takes the list of a link off, or brings it back. */
    exchange: (chosen: TableList, dropped: TableList) => {
      replaceAddress(listPath(chosen), OWN_ENTRY);
      chooseList(chosen, false);
      setTaken({ shown, otherVersion: dropped, path: listPath(chosen), isWithoutLink: !isWithoutLink });
    },
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
  const otherVersion = takeList(theirs, (n) => fill(guest, { n }));
  if (otherVersion === 'too many') return { shown: theirs.branch, other: theirs };
  return { shown: theirs.branch, otherVersion, path: listPath($listOf.get()(theirs.branch)) };
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
