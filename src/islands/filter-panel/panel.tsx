import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { fill } from '../../../model/fill.ts';
import { filterPath, type MenuBranch } from '../../paths.ts';
import { countLeft, currentFilters, FILTERED, setFilters } from '../../scripts/menu-filters.ts';
import type { FilterWords } from '../../scripts/left-out.ts';
import { countFilters, type DishFilters, noFilters, noParty } from '../../stores/people.ts';
import { $saved, forgetSaved, isSaved as isSavedParty, saveChoices, startFilters } from '../../stores/our-table.ts';
import { serializeParty } from '../../stores/party.ts';
import { Button } from '../../ui/button.tsx';
import { describeParty } from '../../stores/describe-needs.ts';
import { PeoplePicker } from '../party/people-picker.tsx';
import { FilterForm } from './filter-form.tsx';
import { SaveOptions } from './save-options.tsx';
import styles from './panel.module.css';

interface PanelProps {
  branch: MenuBranch & { id: number; store: string };
  words: FilterWords;
  onClose: () => void;
}

/** All filters of a menu: a sheet over its dishes, which every choice leaves out or brings back at once. */
export function Panel({ branch, words, onClose }: PanelProps) {
  const { filters, allergens, needs: needsWords } = words;
  const partyWords = { ...filters, allergens };
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [active, setActive] = useState(0);
  const party = useSyncExternalStore(onFiltered, currentFilters);
  // The words to look for are compared later than the party changes.
  const show = useSyncExternalStore(onFiltered, () => fill(filters.show, countLeft()));
  const saved = useStore($saved);

  useEffect(() => {
    dialog.current?.showModal();
    // The people of Our table, unless somebody has chosen here.
    if (countFilters(currentFilters()) === 0) setFilters(startFilters(branch.id));
  }, [branch.id]);

  const person = Math.min(active, party.people.length - 1);
  const { name = '', ...needs } = party.people[person] ?? {};
  const changeFilters = ({ search, ...next }: DishFilters) =>
    setFilters({ ...party, search, people: party.people.with(person, { name, ...next }) });
  return (
    <dialog ref={dialog} className={styles['panel']} aria-labelledby={title} onClose={onClose}>
      <div className={styles['head']}>
        <h2 id={title}>{filters.title}</h2>
        <button type="button" aria-label={show} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      <PeoplePicker
        people={party.people}
        active={person}
        words={partyWords}
        onActivate={setActive}
        onChange={(people, next, removed) => {
          setActive(next);
          setFilters({ ...party, people }, removed);
        }}
      />
      <FilterForm
        filters={{ ...noFilters, ...needs, search: party.search }}
        party={party}
        words={words}
        onChange={changeFilters}
        onView={(view) => setFilters({ ...party, view })}
      />
      <SaveOptions
        words={filters}
        intro={fill(filters.intro, { branch: branch.store })}
        sharePath={filterPath(branch, serializeParty(party))}
        isSaved={isSavedParty(party, saved)}
        onSaveChange={(shouldSave) => (shouldSave ? saveChoices(party) : forgetSaved())}
        saved={
          saved && !isSavedParty(party, saved) ? describeParty(saved, { needs: needsWords, party: partyWords }) : null
        }
        onUseSaved={() => setFilters(saved ?? noParty)}
        onForget={() => {
          setFilters(noParty);
          forgetSaved();
        }}
      />
      <div className={styles['foot']}>
        <Button onClick={() => dialog.current?.close()}>{show}</Button>
      </div>
    </dialog>
  );
}

function onFiltered(listen: () => void): () => void {
  addEventListener(FILTERED, listen);
  return () => removeEventListener(FILTERED, listen);
}
