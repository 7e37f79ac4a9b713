import { useState } from 'react';
import { fill } from '../../../model/fill.ts';
import choiceStyles from '../party/choices.module.css';
import { NeedsForm } from '../party/needs-form.tsx';
import { PeoplePicker, type PeoplePickerProps } from '../party/people-picker.tsx';
import { displayName } from '../../stores/person-name.ts';
import { describeNeeds } from '../../stores/describe-needs.ts';
import { KitchenCard } from './kitchen-card.tsx';
import styles from './table.module.css';
import { useTableWords } from './table-words.ts';
import type { TableList } from '../../stores/table-list.ts';

interface TablePeopleProps extends Pick<PeoplePickerProps, 'active' | 'onChange'> {
  list: TableList;
}

/** The people, what the active one cannot eat, which can be changed here, and their card for the kitchen. */
export function TablePeople({ list: { people }, active, onChange }: TablePeopleProps) {
  const words = useTableWords();
  const [isCardOpen, setCardOpen] = useState(false);
  const person = people[active];
  if (!person) return null;
  const needs = describeNeeds(person, words);
  return (
    <div className={styles['people']}>
      <PeoplePicker
        people={people}
        active={active}
        words={words.party}
        onActivate={(index) => onChange(people, index)}
        onChange={onChange}
      />
      {(people.length > 1 || needs) && <p>{needs || words.needs.none}</p>}
      <details>
        <summary>{words.page.people}</summary>
        <NeedsForm
          needs={person}
          words={words.form}
          onChange={(change) => onChange(people.with(active, { ...person, ...change }), active)}
        />
      </details>
      {person.without.length > 0 && (
        <p className={styles['actions']}>
          <button type="button" className={choiceStyles['action']} onClick={() => setCardOpen(true)}>
            {people.length > 1
              ? fill(words.card.openFor, { name: displayName(people, active, words.party) })
              : words.card.open}
          </button>
        </p>
      )}
      {isCardOpen && <KitchenCard person={person} onClose={() => setCardOpen(false)} />}
    </div>
  );
}
