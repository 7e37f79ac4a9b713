import { useState } from 'react';
import { fill } from '../../../model/fill.ts';
import type { Person } from '../../stores/people.ts';
import { displayName } from '../../stores/person-name.ts';
import { describeNeeds } from '../../stores/describe-needs.ts';
import { type TableBranch, useTableWords } from './table-context.ts';
import styles from './views.module.css';

interface NeedsOfAllProps {
  title: string;
  people: readonly Person[];
  /** What is said where nobody has entered anything; without it nothing is shown then. */
  nothing?: string;
  /** Also says each person's allergens in the language of the kitchen. */
  isTranslated?: boolean;
}

/** What each person of a party cannot have, under a heading; for a guest alone without a name. */
export function NeedsOfAll({ title, people, nothing, isTranslated }: NeedsOfAllProps) {
  const words = useTableWords();
  const needs = people.map((person) => describeNeeds(person, words));
  const isSaid = needs.some((text) => text !== '');
  if (!isSaid && nothing === undefined) return null;
  return (
    <section className={styles['needs']}>
      <h2>{title}</h2>
      {!isSaid && <p>{nothing}</p>}
      {isSaid &&
        people.map((person, index) => (
          // People have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            <p>
              {people.length > 1 && <b>{`${displayName(people, index, words.party)}: `}</b>}
              <span>{`${needs[index] || words.needs.none}.`}</span>
            </p>
            {isTranslated && <Translated {...person} />}
          </div>
        ))}
    </section>
  );
}

function Translated({ without }: Person) {
  const { card, localLanguage } = useTableWords();
  const { translation } = card;
  if (!translation || without.length === 0) return null;
  return (
    <div lang={localLanguage}>
      <p>{`${translation.party}:`}</p>
      <ul>
        {without.map((allergen) => (
          <li key={allergen}>{translation[allergen]}</li>
        ))}
      </ul>
    </div>
  );
}

/** On paper only: from which day it is, how to reach the branch, and that the staff must hear of an allergy. */
export function PaperLines({ branch: { store, address, phone } }: { branch: TableBranch }) {
  const { page } = useTableWords();
  const [day] = useState(today);
  return (
    <div className={styles['paper']}>
      <p>{fill(page.paper, { store, address, phone, day })}</p>
      <p>{page.tellStaff}</p>
    </div>
  );
}

const today = () =>
  new Date().toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'Europe/London' }).replace(',', '');
