import { useId } from 'react';
import { fill } from '../../../model/fill.ts';
import { Field } from '../../ui/field.tsx';
import choices from './choices.module.css';
import { MAX_NAME_LENGTH, MAX_PEOPLE, newPerson, type Person } from '../../stores/party.ts';
import { usePartyWords } from './party-words.ts';
import { displayName } from './person-name.ts';
import styles from './people-picker.module.css';

interface PeoplePickerProps {
  people: readonly Person[];
  /** The index of the person whose choices the form shows. */
  active: number;
  /** The number of dishes that each person can eat; null for a guest alone, and while dishes load. */
  counts: readonly number[] | null;
  onActivate: (index: number) => void;
  onChange: (people: readonly Person[], active: number) => void;
}

/** Who is eating: chooses whose choices the form shows, names people, adds and removes them. */
export function PeoplePicker({ people, active, counts, onActivate, onChange }: PeoplePickerProps) {
  const group = useId();
  const words = usePartyWords();
  const { party } = words;
  const person = people[active];
  const isAlone = people.length === 1;
  return (
    <fieldset>
      <legend>{party.title}</legend>
      <div className={styles['people']}>
        {people.map((_, index) => {
          const name = displayName(people, index, words);
          return (
            // People have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <label key={index} className={styles['person']}>
              <input type="radio" name={group} checked={index === active} onChange={() => onActivate(index)} />
              <b aria-hidden="true">{[...name][0]}</b>
              <span>
                {name}
                {counts && <small>{fill(party.dishes, { n: counts[index] ?? 0 })}</small>}
              </span>
            </label>
          );
        })}
        {people.length < MAX_PEOPLE && (
          <button
            type="button"
            className={styles['person']}
            onClick={() => onChange([...people, newPerson('')], people.length)}
          >
            <b aria-hidden="true">+</b>
            {party.add}
          </button>
        )}
      </div>
      {person && !isAlone && (
        <div className={styles['name']}>
          <Field label={party.name}>
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                maxLength={MAX_NAME_LENGTH}
                placeholder={displayName(people, active, words)}
                value={person.name}
                onChange={({ currentTarget: { value } }) =>
                  onChange(people.with(active, { ...person, name: value }), active)
                }
              />
            )}
          </Field>
          <button
            type="button"
            className={choices['action']}
            onClick={() => onChange(people.toSpliced(active, 1), Math.max(0, active - 1))}
          >
            {fill(party.remove, { name: displayName(people, active, words) })}
          </button>
        </div>
      )}
    </fieldset>
  );
}
