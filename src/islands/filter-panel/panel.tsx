import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import type { MenuBranch } from '../../paths.ts';
import type { FilterWords } from '../../data/filter-words.ts';
import { $count, $party, setFilters } from '../../stores/filters.ts';
import { countFilters } from '../../stores/people.ts';
import { startFilters } from '../../stores/our-table.ts';
import { Button } from '../../ui/button.tsx';
import { countText } from '../../ui/dishes/count-text.ts';
import { PeoplePicker } from '../party/people-form.tsx';
import { FilterForm } from './filter-form.tsx';
import { SaveOptions } from './save-options.tsx';
import styles from './panel.module.css';

interface PanelProps {
  branch: MenuBranch & { id: number };
  words: FilterWords;
  onClose: () => void;
}

/** All filters: a sheet over the dishes, which every choice leaves out or brings back at once. */
export function Panel({ branch, words, onClose }: PanelProps) {
  const { filters, allergens, facts } = words;
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [active, setActive] = useState(0);
  const party = useStore($party);
  const show = fill(filters.show, { count: countText(useStore($count), { ...filters, facts }) });

  useEffect(() => {
    dialog.current?.showModal();
    // The people of Our table, unless somebody has chosen here.
    if (countFilters($party.get()) === 0) setFilters(startFilters(branch.id));
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
