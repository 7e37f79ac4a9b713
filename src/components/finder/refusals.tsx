import { menuPage as words } from '#content';
import { fill } from '../../../model/fill.ts';
import type { Dish } from '../../../model/types.ts';
import type { ExclusionReason } from './find-dishes.ts';
import type { Refusal } from './find-for-party.ts';
import type { Person } from './party.ts';
import { displayName } from './person-name.ts';
import { reasonText } from './reason-text.ts';
import styles from './refusals.module.css';

interface RefusalsProps {
  dish: Dish;
  people: readonly Person[];
  /** Empty if everyone can eat the dish. */
  refusals: readonly Refusal[];
}

/** Who of a party cannot eat a dish, and why: "Not Ravi: contains gluten (wheat flour in the batter)". */
export function Refusals({ dish, people, refusals }: RefusalsProps) {
  const { party } = words.finder;
  if (refusals.length === 0) return <p className={styles['everyone']}>{party.forEveryone}</p>;
  return (
    <ul className={styles['refusals']}>
      {refusals.map(({ person, reasons }) => {
        const index = people.indexOf(person);
        return (
          <li key={index}>
            <b>{fill(party.not, { name: displayName(people, index) })}</b>{' '}
            {reasons.map((reason) => explainReason(dish, reason)).join('; ')}
          </li>
        );
      })}
    </ul>
  );
}

/** The reason with what brings the allergen into the dish, or what carries it over. */
function explainReason({ allergens }: Dish, reason: ExclusionReason): string {
  const text = reasonText(reason);
  const sentence = text.charAt(0).toLowerCase() + text.slice(1);
  if (!('allergen' in reason)) return sentence;
  const causes = {
    contains: allergens.contains[reason.allergen] ?? [],
    mayContain: allergens.crossContact.flatMap(({ at, allergens: some }) => (some.includes(reason.allergen) ? at : [])),
    notChecked: [],
  }[reason.kind];
  return causes.length > 0
    ? fill(words.finder.party.through, { reason: sentence, causes: causes.join('; ') })
    : sentence;
}
