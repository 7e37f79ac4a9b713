import { ourTable as words } from '#content';
import { useState } from 'react';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { finderPath } from '../../paths.ts';
import formStyles from '../finder/finder-form.module.css';
import { noParty, type Person, serializeParty } from '../finder/party.ts';
import { PeoplePicker } from '../finder/people-picker.tsx';
import { displayName } from '../finder/person-name.ts';
import { describeNeeds } from './describe-needs.ts';
import { KitchenCard } from './kitchen-card.tsx';
import styles from './our-table.module.css';
import type { TableList } from './table-list.ts';

interface TablePeopleProps {
  list: TableList;
  branch: BranchSummary;
  active: number;
  onChange: (people: readonly Person[], active: number) => void;
}

/** Who is eating, what the chosen one cannot have, the way to change that, and their card for the kitchen. */
export function TablePeople({ list: { people }, branch, active, onChange }: TablePeopleProps) {
  const [isCardOpen, setCardOpen] = useState(false);
  const person = people[active];
  if (!person) return null;
  const needs = describeNeeds(person);
  return (
    <div className={styles['people']}>
      <PeoplePicker
        people={people}
        active={active}
        counts={null}
        onActivate={(index) => onChange(people, index)}
        onChange={onChange}
      />
      {(people.length > 1 || needs) && <p>{needs || words.needs.none}</p>}
      <p className={styles['acts']}>
        <a href={finderPath(branch, serializeParty({ ...noParty, people }))}>{words.page.people}</a>
        {person.without.length > 0 && (
          <button type="button" className={formStyles['action']} onClick={() => setCardOpen(true)}>
            {people.length > 1 ? fill(words.card.openFor, { name: displayName(people, active) }) : words.card.open}
          </button>
        )}
      </p>
      {isCardOpen && (
        <KitchenCard
          name={person.name.trim()}
          allergens={person.without}
          allowsTraces={person.allow.includes('mayContain')}
          onClose={() => setCardOpen(false)}
        />
      )}
    </div>
  );
}
