import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { Remember } from '../party/remember.tsx';
import { NeedsForm, PeoplePicker, type PeoplePickerProps } from '../party/people-form.tsx';
import { describeCounted, displayName } from '../../stores/describe-needs.ts';
import { $isKept } from '../../stores/stored-party.ts';
import type { Person } from '../../stores/people.ts';
import { KitchenCard } from './views.tsx';
import styles from './table.module.css';
import { useTableWords } from './table-context.ts';
import type { TableList } from '../../stores/table-list.ts';

interface TablePeopleProps extends Pick<PeoplePickerProps, 'active' | 'onChange'> {
  people: TableList['people'];
}

/** The people, what the active one cannot eat, which can be changed here, and their card for the kitchen. */
export function TablePeople({ people, active, onChange }: TablePeopleProps) {
  const words = useTableWords();
  /** Whose card for the kitchen is open. */
  const [card, setCard] = useState<Person>();
  const isKept = useStore($isKept);
  const person = people[active];
  if (!person) return null;
  return (
    <div className={`stack no-print ${styles['people']}`}>
      <PeoplePicker
        people={people}
        active={active}
        words={words}
        onActivate={(index) => onChange(people, index)}
        onChange={onChange}
      />
      {people.map((each, index) => {
        const needs = describeCounted(each, words);
        const name = people.length > 1 && displayName(people, index, words);
        return (
          (name || needs) && (
            <div key={index}>
              <p>
                {name && <b>{`${name}: `}</b>}
                <span>{needs || words.needs.none}</span>
              </p>
              {each.without.length > 0 && (
                <button type="button" className="act" onClick={() => setCard(each)}>
                  {name ? fill(words.card.openFor, { name }) : words.card.open}
                </button>
              )}
            </div>
          )
        );
      })}
      {people.some(({ without }) => without.length > 0) && <p className="type-small">{words.filters.counted}</p>}
      <details className="fold">
        <summary>{words.page.people}</summary>
        <NeedsForm
          needs={person}
          words={words}
          onChange={(change) => onChange(people.with(active, { ...person, ...change }), active)}
        />
      </details>
      <Remember>{words.filters.remember}</Remember>
      {!isKept && <small>{words.page.lasts}</small>}
      {card && <KitchenCard person={card} onClose={() => setCard(undefined)} />}
    </div>
  );
}
