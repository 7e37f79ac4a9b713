import { branches, menuPage as words } from '#content';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuCategory } from '../../../model/types.ts';
import { finderPath, readFinder } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { describeParty } from './describe-filters.ts';
import { setPeopleOfList } from '../our-table/people-of-list.ts';
import { type FinderFilters, noFilters } from './filters.ts';
import { type FoundDishes, findDishes } from './find-dishes.ts';
import { type FoundForParty, findForParty } from './find-for-party.ts';
import styles from './finder.module.css';
import { FinderBar } from './finder-bar.tsx';
import { FinderForm } from './finder-form.tsx';
import { FinderResults } from './finder-results.tsx';
import { noParty, type Party, parseParty, serializeParty } from './party.ts';
import { PartyViews } from './party-views.tsx';
import { PeoplePicker } from './people-picker.tsx';
import { deleteSavedQuery, readSavedQuery, watchSavedQuery, writeSavedQuery } from './saved-filters.ts';
import { useDishes } from './use-dishes.ts';
import { WaysOut } from './ways-out.tsx';

interface FinderProps {
  branch: string;
  /** Writes the filters to the URL. */
  onChoose: (parameters: URLSearchParams) => void;
}

/** Debounce of URL updates, because browsers limit their rate. */
const DEBOUNCE_MS = 300;

/** "Find what I can eat": the form, then the matching dishes of all pages of a branch's menu, for one guest or several. */
export default function Finder({ branch, onChoose }: FinderProps) {
  const [party, setParty] = useParty(onChoose);
  const [chosenPerson, setChosenPerson] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const results = useRef<HTMLElement>(null);
  const { dishes, failed } = useDishes(branch);
  const shownParty = useDeferredValue(party);
  const found = useMemo(() => dishes && find(dishes.categories, shownParty), [dishes, shownParty]);

  // Opened by its button from far down the menu, which the finder replaces.
  useEffect(() => {
    if (document.activeElement?.hasAttribute('data-opens-finder')) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const { saved, isSaved, save, saveChange, remove } = useSavedParty(party);
  // Only what the guest chooses here replaces what is saved. A link's choices do not.
  const change = (next: Party) => {
    setParty(next);
    saveChange(next);
    setPeopleOfList(branch, next.people);
    // The button that had focus goes away with the person.
    if (next.people.length < party.people.length) panel.current?.focus();
  };

  // Another address may have fewer people.
  const active = Math.min(chosenPerson, party.people.length - 1);
  const { name = '', ...needs } = party.people[active] ?? {};
  const filters: FinderFilters = { ...noFilters, ...needs, search: party.search };
  const changeFilters = ({ search, ...next }: FinderFilters) =>
    change({ ...party, search, people: party.people.with(active, { name, ...next }) });

  const { menuName = branch, isDefault = false } = branches.find(({ key }) => key === branch) ?? {};
  return (
    <div className={styles['finder']}>
      <FinderForm
        ref={panel}
        menuName={menuName}
        filters={filters}
        sharePath={finderPath({ key: branch, isDefault }, serializeParty(party))}
        onChange={changeFilters}
        isSaved={isSaved}
        onSaveChange={(shouldSave) => (shouldSave ? save(party) : remove())}
        saved={saved && !isSaved ? describeParty(saved) : null}
        onUseSaved={() => {
          setParty(saved ?? noParty);
          // The button that had focus goes away.
          panel.current?.focus();
        }}
        onForget={() => {
          setParty(noParty);
          setPeopleOfList(branch, noParty.people);
          remove();
        }}
        people={
          <PeoplePicker
            people={party.people}
            active={active}
            counts={
              found && 'counts' in found && shownParty.people.length === party.people.length ? found.counts : null
            }
            onActivate={setChosenPerson}
            onChange={(people, next) => {
              setChosenPerson(next);
              change({ ...party, people });
            }}
          />
        }
      />
      {failed ? (
        <div role="alert">
          <EmptyState>{words.finder.failed}</EmptyState>
          {/* Some browsers never fetch a module again after a failure. The URL keeps the choices. */}
          <Button onClick={() => location.reload()}>{words.finder.again}</Button>
        </div>
      ) : (
        <section
          ref={results}
          tabIndex={-1}
          className={styles['results']}
          aria-label={words.finder.results}
          aria-busy={!found}
        >
          {party.people.length > 1 && <PartyViews view={party.view} onView={(view) => change({ ...party, view })} />}
          {/* Rendered anew only with its deferred choices. */}
          <FinderResults branch={branch} menuName={menuName} dishes={dishes} found={found} party={shownParty} />
          {dishes && found?.categories.length === 0 && (
            <WaysOut
              categories={dishes.categories}
              party={shownParty}
              onChange={(next) => {
                change(next);
                // The button that had focus goes away.
                results.current?.focus();
              }}
            />
          )}
        </section>
      )}
      {found && (
        <FinderBar
          count={found.count}
          total={found.total}
          isParty={'refusals' in found}
          form={panel}
          results={results}
        />
      )}
    </div>
  );
}

/** A guest alone sees what is hidden and why; several people see who cannot eat a dish. */
function find(categories: readonly MenuCategory[], party: Party): FoundDishes | FoundForParty {
  const [first, ...others] = party.people;
  return first && others.length === 0
    ? findDishes(categories, { ...first, search: party.search })
    : findForParty(categories, party);
}

/** The choices that are saved on this device, and whether they are the current ones. Another tab may save others or delete them. */
function useSavedParty(party: Party) {
  const [query, setQuery] = useState(readSavedQuery);
  useEffect(() => watchSavedQuery(setQuery), []);
  const parse = (text: string) => parseParty(new URLSearchParams(text));
  const queryOf = (each: Party) => String(serializeParty(each));
  const isCurrent = (text: string | null) => text !== null && queryOf(parse(text)) === queryOf(party);
  const save = (next: Party) => {
    writeSavedQuery(queryOf(next));
    setQuery(readSavedQuery());
  };
  return {
    saved: query === null ? null : parse(query),
    isSaved: isCurrent(query),
    save,
    /** Saves them if the current ones are saved. Read anew: a tab that was suspended has not heard of the others. */
    saveChange: (next: Party) => {
      const latest = readSavedQuery();
      if (isCurrent(latest)) save(next);
      else setQuery(latest);
    },
    remove: () => {
      deleteSavedQuery();
      setQuery(null);
    },
  };
}

/** The choices, kept in step with the URL: read from it when it changes, written to it after DEBOUNCE_MS. */
function useParty(onChoose: FinderProps['onChoose']): [Party, (party: Party) => void] {
  const urlParty = parseParty(readFinder(useLocation()) ?? new URLSearchParams());
  const [party, setParty] = useState(urlParty);
  const urlQuery = String(serializeParty(urlParty));
  const syncedQuery = useRef(urlQuery);
  const onChooseRef = useRef(onChoose);
  useEffect(() => {
    onChooseRef.current = onChoose;
  });

  // Back, forward or a link changed the choices.
  useEffect(() => {
    if (urlQuery === syncedQuery.current) return;
    syncedQuery.current = urlQuery;
    setParty(parseParty(new URLSearchParams(urlQuery)));
  }, [urlQuery]);

  useEffect(() => {
    const ownQuery = String(serializeParty(party));
    if (ownQuery === syncedQuery.current) return;
    const timer = setTimeout(() => {
      syncedQuery.current = ownQuery;
      onChooseRef.current(serializeParty(party));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [party]);

  return [party, setParty];
}
