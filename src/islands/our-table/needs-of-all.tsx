import type { Person } from '../../stores/people.ts';
import { displayName } from '../../stores/person-name.ts';
import { describeNeeds } from '../../stores/describe-needs.ts';
import { useTableWords } from './table-words.ts';
import styles from './views.module.css';

/** What each person of a party cannot have, under a heading. */
export function NeedsOfAll({ title, people }: { title: string; people: readonly Person[] }) {
  const words = useTableWords();
  const needs = people.map((person, index) => ({
    name: displayName(people, index, words.party),
    text: describeNeeds(person, words),
  }));
  const said = needs.filter(({ text }) => text !== '');
  return (
    <section className={styles['needs']}>
      <h2>{title}</h2>
      {said.length === 0 && <p>{words.views.nothingToMind}</p>}
      {said.map(({ name, text }) => (
        <p key={name}>
          <b>{name}:</b> {text}
        </p>
      ))}
    </section>
  );
}
