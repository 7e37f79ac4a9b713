import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import branches from 'virtual:content/branches';
import * as words from 'virtual:content/menu-page';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Choices, serializeChoices, noChoices, parseChoices } from './choices.ts';
import { findDishes } from './find-dishes.ts';
import { FinderForm } from './finder-form.tsx';
import { FinderResults } from './finder-results.tsx';
import { deleteSavedQuery, readSavedQuery, writeSavedQuery } from './saved-choices.ts';
import { useDishes } from './use-dishes.ts';

interface FinderProps {
  branch: string;
  /** Writes the choices to the URL. */
  onChoose: (parameters: URLSearchParams) => void;
}

/** Debounce of URL updates, because browsers limit their rate. */
const DEBOUNCE_MS = 300;

/** "Find what I can eat": the form, then the matching dishes of all pages of a branch's menu. */
export default function Finder({ branch, onChoose }: FinderProps) {
  const [choices, setChoices] = useChoices(onChoose);
  const panel = useRef<HTMLElement>(null);
  const { dishes, failed } = useDishes(branch);
  const deferredChoices = useDeferredValue(choices);
  const found = useMemo(() => dishes && findDishes(dishes.categories, deferredChoices), [dishes, deferredChoices]);

  // Opened by its button: on a phone the panel would start below the viewport.
  useEffect(() => {
    const opener = document.activeElement;
    if (opener instanceof HTMLElement && opener.hasAttribute('data-opens-finder'))
      panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  const { saved, isSaved, save, remove } = useSavedChoices(choices);
  // Only what the guest chooses here replaces what is saved. A link's choices do not.
  const change = (next: Choices) => {
    setChoices(next);
    if (isSaved) save(next);
  };
  const forget = () => {
    setChoices(noChoices);
    remove();
  };
  const menuName = branches.find(({ key }) => key === branch)?.menuName ?? branch;
  return (
    <>
      <FinderForm
        ref={panel}
        menuName={menuName}
        choices={choices}
        onChange={change}
        isSaved={isSaved}
        onSaveChange={(shouldSave) => (shouldSave ? save(choices) : remove())}
        saved={saved && !isSaved ? saved : null}
        onUseSaved={(own) => {
          setChoices(own);
          // The button that had focus goes away.
          panel.current?.focus();
        }}
        onForget={forget}
      />
      {failed ? (
        <div role="alert">
          <EmptyState>{words.finder.failed}</EmptyState>
          {/* Some browsers never fetch a module again that failed once. The URL keeps the choices. */}
          <Button onClick={() => location.reload()}>{words.finder.again}</Button>
        </div>
      ) : (
        <FinderResults branch={branch} menuName={menuName} dishes={dishes} found={found} />
      )}
    </>
  );
}

/** The choices that the guest saved on this device, and whether they are the current ones. */
function useSavedChoices(choices: Choices) {
  const [saved, setSaved] = useState(() => {
    const query = readSavedQuery();
    return query === null ? null : parseChoices(new URLSearchParams(query));
  });
  const queryOf = (each: Choices) => String(serializeChoices(each));
  return {
    saved,
    isSaved: saved !== null && queryOf(saved) === queryOf(choices),
    save: (next: Choices) => setSaved(writeSavedQuery(queryOf(next)) ? next : null),
    remove: () => {
      deleteSavedQuery();
      setSaved(null);
    },
  };
}

/** The choices, kept in step with the URL: read from it when it changes, written to it after DEBOUNCE_MS. */
function useChoices(onChoose: FinderProps['onChoose']): [Choices, (choices: Choices) => void] {
  const [query] = useSearchParams();
  const [choices, setChoices] = useState(() => parseChoices(query));
  const urlQuery = String(serializeChoices(parseChoices(query)));
  const syncedQuery = useRef(urlQuery);
  const onChooseRef = useRef(onChoose);
  useEffect(() => {
    onChooseRef.current = onChoose;
  });

  // Back, forward or a link changed the choices.
  useEffect(() => {
    if (urlQuery === syncedQuery.current) return;
    syncedQuery.current = urlQuery;
    setChoices(parseChoices(new URLSearchParams(urlQuery)));
  }, [urlQuery]);

  useEffect(() => {
    const ownQuery = String(serializeChoices(choices));
    if (ownQuery === syncedQuery.current) return;
    const timer = setTimeout(() => {
      syncedQuery.current = ownQuery;
      onChooseRef.current(serializeChoices(choices));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [choices]);

  return [choices, setChoices];
}
