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
import { saveChoices, readSavedChoices } from './saved-choices.ts';
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
  const [isSaved, setSaved] = useState(() => readSavedChoices() !== null);
  const panel = useRef<HTMLElement>(null);
  const { dishes, failed, load } = useDishes(branch);
  const deferredChoices = useDeferredValue(choices);
  const found = useMemo(() => dishes && findDishes(dishes.categories, deferredChoices), [dishes, deferredChoices]);

  // Opened by its button: on a phone the panel would start below the viewport.
  useEffect(() => {
    const opener = document.activeElement;
    if (opener instanceof HTMLElement && opener.hasAttribute('data-opens-finder'))
      panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  const query = String(serializeChoices(choices));
  useEffect(() => {
    if (isSaved) saveChoices(query);
  }, [isSaved, query]);

  const changeSaved = (shouldSave: boolean) => setSaved(saveChoices(shouldSave ? query : null) && shouldSave);
  const forget = () => {
    setChoices(noChoices);
    changeSaved(false);
  };
  const menuName = branches.find(({ key }) => key === branch)?.menuName ?? branch;
  return (
    <>
      <FinderForm
        ref={panel}
        menuName={menuName}
        choices={choices}
        onChange={setChoices}
        isSaved={isSaved}
        onSaveChange={changeSaved}
        onForget={forget}
      />
      {failed ? (
        <div role="alert">
          <EmptyState>{words.finder.failed}</EmptyState>
          <Button onClick={load}>{words.finder.again}</Button>
        </div>
      ) : (
        <FinderResults branch={branch} menuName={menuName} dishes={dishes} found={found} />
      )}
    </>
  );
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
