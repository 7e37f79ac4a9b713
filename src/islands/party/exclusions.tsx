import { fill } from '../../../model/fill.ts';
import type { BranchDish } from '../../data/branch-data.ts';
import { factsOf } from '../../ui/dishes/dish-facts.ts';
import { type ExclusionReason, exclusionReasons } from '../../ui/dishes/exclusion-reasons.ts';
import type { Person } from '../../stores/people.ts';
import type { PartyWords } from '../../stores/describe-needs.ts';
import { displayName } from '../../stores/person-name.ts';
import { kindsText, reasonText } from '../../ui/dishes/reason-text.ts';
import styles from './exclusions.module.css';

/** A person who cannot eat a dish, and all reasons. */
interface Exclusion {
  person: Person;
  reasons: readonly ExclusionReason[];
}

/** Who of a dish's eaters cannot eat it. An eater is the index of a person, or null for all. */
export const exclusionsOf = (
  dish: BranchDish,
  people: readonly Person[],
  eaters: readonly (number | null)[],
): Exclusion[] =>
  people
    .filter((_, index) => eaters.includes(null) || eaters.includes(index))
    .map((person) => ({ person, reasons: exclusionReasons(factsOf(dish), person) }))
    .filter(({ reasons }) => reasons.length > 0);

interface ExclusionsProps {
  dish: Pick<BranchDish, 'allergens'>;
  people: readonly Person[];
  /** Empty if everyone can eat the dish. */
  exclusions: readonly Exclusion[];
  words: PartyWords;
}

/** Who of a party cannot eat a dish, and why: "Not Ravi: contains gluten (wheat flour in the batter)". */
export function Exclusions({ dish, people, exclusions, words }: ExclusionsProps) {
  const { party } = words;
  if (exclusions.length === 0) return <p className={styles['everyone']}>{party.forEveryone}</p>;
  return (
    <ul className={styles['exclusions']}>
      {exclusions.map(({ person, reasons }) => {
        const index = people.indexOf(person);
        return (
          <li key={index}>
            <b>{people.length === 1 ? party.notYou : fill(party.not, { name: displayName(people, index, words) })}</b>{' '}
            {reasons.map((reason) => explainReason(dish, reason, words)).join('; ')}
          </li>
        );
      })}
    </ul>
  );
}

/** The reason with what brings the allergen into the dish, which names a cereal or a nut itself, or with the kind and what carries it over. */
function explainReason({ allergens }: ExclusionsProps['dish'], reason: ExclusionReason, words: PartyWords): string {
  const causes = ('allergen' in reason && allergens[reason.kind][reason.allergen]) || [];
  const kinds = reason.kind === 'mayContain' ? kindsText(allergens, reason) : '';
  const text = reasonText(reason, words, kinds, causes.join(', '));
  return text.charAt(0).toLowerCase() + text.slice(1);
}
