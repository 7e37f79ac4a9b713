import type { ReactNode } from 'react';
import type { Person } from '../../stores/people.ts';
import { displayName } from '../../stores/person-name.ts';
import { describeNeeds } from '../../stores/describe-needs.ts';
import { useTableWords } from './table-words.ts';
import styles from './views.module.css';

interface NeedsOfAllProps {
  title: string;
  people: readonly Person[];
  /** What is said where nobody has entered anything; without it nothing is shown then. */
  nothing?: string;
  children?: ReactNode;
}

/** What each person of a party cannot have, under a heading; for a guest alone without a name. */
export function NeedsOfAll({ title, people, nothing, children }: NeedsOfAllProps) {
  const words = useTableWords();
  const said = people
    .map((person, index) => ({
      name: people.length > 1 && `${displayName(people, index, words.party)}: `,
      text: describeNeeds(person, words),
    }))
    .filter(({ text }) => text !== '');
  if (said.length === 0 && nothing === undefined) return null;
  return (
    <section className={styles['needs']}>
      <h2>{title}</h2>
      {said.length === 0 && <p>{nothing}</p>}
      {said.map(({ name, text }, index) => (
        <p key={index}>
          <b>{name}</b>
          {text}.
        </p>
      ))}
      {children}
    </section>
  );
}
