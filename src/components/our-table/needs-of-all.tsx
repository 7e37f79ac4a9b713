import { ourTable } from '#content';
import type { Person } from '../finder/party.ts';
import { displayName } from '../finder/person-name.ts';
import { describeNeeds } from './describe-needs.ts';
import styles from './views.module.css';

const { views: words } = ourTable;

/** What each person of a party cannot have, under a heading. */
export function NeedsOfAll({ title, people }: { title: string; people: readonly Person[] }) {
  const needs = people.map((person, index) => ({ name: displayName(people, index), text: describeNeeds(person) }));
  const said = needs.filter(({ text }) => text !== '');
  return (
    <section className={styles['needs']}>
      <h2>{title}</h2>
      {said.length === 0 && <p>{words.nothingToMind}</p>}
      {said.map(({ name, text }) => (
        <p key={name}>
          <b>{name}:</b> {text}
        </p>
      ))}
    </section>
  );
}
