import { useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { filterPath, PANEL_PARAMETER } from '../../paths.ts';
import choices from '../party/choices.module.css';
import { serializeParty } from '../../stores/party.ts';
import { noParty, type Person } from '../../stores/people.ts';
import { PeoplePicker } from '../party/people-picker.tsx';
import { displayName } from '../../stores/person-name.ts';
import { describeNeeds } from '../../stores/describe-needs.ts';
import { KitchenCard } from './kitchen-card.tsx';
import styles from './table.module.css';
import type { TableBranch } from './table-types.ts';
import { useTableWords } from './table-words.ts';
import type { TableList } from '../../stores/table-list.ts';

interface TablePeopleProps {
  list: TableList;
  branch: TableBranch;
  active: number;
  onChange: (people: readonly Person[], active: number) => void;
}

/** The people, what the active one cannot eat, a link to change that, and their card for the kitchen. */
export function TablePeople({ list: { people }, branch, active, onChange }: TablePeopleProps) {
  const words = useTableWords();
  const [isCardOpen, setCardOpen] = useState(false);
  const person = people[active];
  if (!person) return null;
  const needs = describeNeeds(person, words);
  const parameters = `${serializeParty({ ...noParty, people })}&${PANEL_PARAMETER}=`;
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
      <p className={styles['actions']}>
        <a href={filterPath(branch, parameters)}>{words.page.people}</a>
        {person.without.length > 0 && (
          <button type="button" className={choices['action']} onClick={() => setCardOpen(true)}>
            {people.length > 1
              ? fill(words.card.openFor, { name: displayName(people, active, words.party) })
              : words.card.open}
          </button>
        )}
      </p>
      {isCardOpen && (
        <KitchenCard
          name={person.name.trim()}
          allergens={person.without}
          allowsTraces={person.traces}
          onClose={() => setCardOpen(false)}
        />
      )}
    </div>
  );
}
