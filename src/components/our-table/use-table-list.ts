import { branches } from '#content';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { listIn, listPath, readList, writeList } from './list-address.ts';
import { readSavedLists, saveList } from './saved-lists.ts';
import { emptyList, type TableList } from './table-list.ts';

/** Debounce of URL updates, because browsers limit their rate. */
const DEBOUNCE_MS = 300;

/**
 * The list of the address, or else the last one of this tab. Both follow every change, so that copying the address copies the
 * list. `list` is null if the address has one that cannot be read.
 */
export function useTableList() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const fragment = listIn(hash);
  const [list, setList] = useState(() => (fragment === null ? lastList() : readKnownList(fragment)));
  const synced = useRef(fragment);

  // Back, forward or a link brought another list.
  useEffect(() => {
    if (fragment === null || fragment === synced.current) return;
    synced.current = fragment;
    setList(readKnownList(fragment));
  }, [fragment]);

  useEffect(() => {
    if (!list) return undefined;
    saveList(list);
    const written = writeList(list);
    if (written === fragment || (fragment === null && isUntouched(list))) return undefined;
    const timer = setTimeout(() => {
      // The guest has followed a link, which is not rendered yet.
      if (location.pathname !== paths.ourTable) return;
      synced.current = written;
      void navigate(listPath(list), { replace: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [list, fragment, navigate]);

  return {
    list,
    change: (next: TableList) => setList(next),
    restart: () => {
      setList(lastList());
      void navigate(paths.ourTable, { replace: true });
    },
  };
}

/** Null also for a branch that the site does not have. */
function readKnownList(fragment: string): TableList | null {
  const list = readList(fragment);
  return branches.some(({ id }) => id === list?.branch) ? list : null;
}

const lastList = () => readSavedLists()[0] ?? emptyList(branches[0]?.id ?? 1);

const isUntouched = (list: TableList) => writeList(list) === writeList(emptyList(list.branch));
