import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { fill } from '../../../model/fill.ts';
import type { MenuBranch } from '../../paths.ts';
import { countLeft, currentFilters, FILTERED, setFilters } from '../../scripts/menu-filters.ts';
import type { FilterWords } from '../../scripts/left-out.ts';
import { countFilters } from '../../stores/people.ts';
import { startFilters } from '../../stores/our-table.ts';
import { Button } from '../../ui/button.tsx';
import { PeoplePicker } from '../party/people-picker.tsx';
import { FilterForm } from './filter-form.tsx';
import { SaveOptions } from './save-options.tsx';
import styles from './panel.module.css';

interface PanelProps {
  branch: MenuBranch & { id: number };
  words: FilterWords;
  onClose: () => void;
}

/** All filters of a menu: a sheet over its dishes, which every choice leaves out or brings back at once. */
export function Panel({ branch, words, onClose }: PanelProps) {
  const { filters, allergens } = words;
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [active, setActive] = useState(0);
  const party = useSyncExternalStore(onFiltered, currentFilters);
  // The words to look for are compared later than the party changes.
  const show = useSyncExternalStore(onFiltered, () => fill(filters.show, countLeft()));

  useEffect(() => {
    dialog.current?.showModal();
    // The people of Our table, unless somebody has chosen here.
    if (countFilters(currentFilters()) === 0) setFilters(startFilters(branch.id));
  }, [branch.id]);

  const person = Math.min(active, party.people.length - 1);
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
        words={{ ...filters, allergens }}
        onActivate={setActive}
        onChange={(people, next, removed) => {
          setActive(next);
          setFilters({ ...party, people }, removed);
        }}
      />
      <FilterForm party={party} active={person} words={words} />
      <SaveOptions party={party} branch={branch} words={words} />
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
