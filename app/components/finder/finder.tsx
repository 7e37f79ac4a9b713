import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import branches from 'virtual:content/branches';
import * as words from 'virtual:content/menu-page';
import { finderPath, readFinder } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type FinderFilters, serializeFilters, noFilters, parseFilters } from './filters.ts';
import { findDishes } from './find-dishes.ts';
import styles from './finder.module.css';
import { FinderBar } from './finder-bar.tsx';
import { FinderForm } from './finder-form.tsx';
import { FinderResults } from './finder-results.tsx';
import { deleteSavedQuery, readSavedQuery, writeSavedQuery } from './saved-filters.ts';
import { useDishes } from './use-dishes.ts';

interface FinderProps {
  branch: string;
  /** Writes the filters to the URL. */
  onChoose: (parameters: URLSearchParams) => void;
}

/** Debounce of URL updates, because browsers limit their rate. */
const DEBOUNCE_MS = 300;

/** "Find what I can eat": the form, then the matching dishes of all pages of a branch's menu. */
export default function Finder({ branch, onChoose }: FinderProps) {
  const [filters, setFilters] = useFilters(onChoose);
  const panel = useRef<HTMLElement>(null);
  const results = useRef<HTMLElement>(null);
  const { dishes, failed } = useDishes(branch);
  const deferredFilters = useDeferredValue(filters);
  const found = useMemo(() => dishes && findDishes(dishes.categories, deferredFilters), [dishes, deferredFilters]);

  // Opened by its button from far down the menu, which the finder replaces.
  useEffect(() => {
    if (document.activeElement?.hasAttribute('data-opens-finder')) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const { saved, isSaved, save, remove } = useSavedFilters(filters);
  // Only what the guest chooses here replaces what is saved. A link's filters do not.
  const change = (next: FinderFilters) => {
    setFilters(next);
    if (isSaved) save(next);
  };
  const forget = () => {
    setFilters(noFilters);
    remove();
  };
  const { menuName = branch, isDefault = false } = branches.find(({ key }) => key === branch) ?? {};
  return (
    <div className={styles['finder']}>
      <FinderForm
        ref={panel}
        menuName={menuName}
        filters={filters}
        sharePath={finderPath({ key: branch, isDefault }, serializeFilters(filters))}
        onChange={change}
        isSaved={isSaved}
        onSaveChange={(shouldSave) => (shouldSave ? save(filters) : remove())}
        saved={saved && !isSaved ? saved : null}
        onUseSaved={(own) => {
          setFilters(own);
          // The button that had focus goes away.
          panel.current?.focus();
        }}
        onForget={forget}
      />
      {failed ? (
        <div role="alert">
          <EmptyState>{words.finder.failed}</EmptyState>
          {/* Some browsers never fetch a module again after a failure. The URL keeps the filters. */}
          <Button onClick={() => location.reload()}>{words.finder.again}</Button>
        </div>
      ) : (
        <FinderResults ref={results} branch={branch} menuName={menuName} dishes={dishes} found={found} />
      )}
      {found && <FinderBar found={found} form={panel} results={results} />}
    </div>
  );
}

/** The filters that the guest saved on this device, and whether they are the current ones. */
function useSavedFilters(filters: FinderFilters) {
  const [saved, setSaved] = useState(() => {
    const query = readSavedQuery();
    return query === null ? null : parseFilters(new URLSearchParams(query));
  });
  const queryOf = (each: FinderFilters) => String(serializeFilters(each));
  return {
    saved,
    isSaved: saved !== null && queryOf(saved) === queryOf(filters),
    save: (next: FinderFilters) => setSaved(writeSavedQuery(queryOf(next)) ? next : null),
    remove: () => {
      deleteSavedQuery();
      setSaved(null);
    },
  };
}

/** The filters, kept in step with the URL: read from it when it changes, written to it after DEBOUNCE_MS. */
function useFilters(onChoose: FinderProps['onChoose']): [FinderFilters, (filters: FinderFilters) => void] {
  const urlFilters = parseFilters(readFinder(useLocation()) ?? new URLSearchParams());
  const [filters, setFilters] = useState(urlFilters);
  const urlQuery = String(serializeFilters(urlFilters));
  const syncedQuery = useRef(urlQuery);
  const onChooseRef = useRef(onChoose);
  useEffect(() => {
    onChooseRef.current = onChoose;
  });

  // Back, forward or a link changed the filters.
  useEffect(() => {
    if (urlQuery === syncedQuery.current) return;
    syncedQuery.current = urlQuery;
    setFilters(parseFilters(new URLSearchParams(urlQuery)));
  }, [urlQuery]);

  useEffect(() => {
    const ownQuery = String(serializeFilters(filters));
    if (ownQuery === syncedQuery.current) return;
    const timer = setTimeout(() => {
      syncedQuery.current = ownQuery;
      onChooseRef.current(serializeFilters(filters));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [filters]);

  return [filters, setFilters];
}
