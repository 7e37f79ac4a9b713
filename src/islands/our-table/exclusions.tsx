import { decideDish, type FilteredDish } from '../../../model/decide-dish.ts';
import { fill } from '../../../model/fill.ts';
import type { BranchDish } from '../../data/branch-data.ts';
import type { Person } from '../../stores/people.ts';
import { displayName } from '../../stores/person-name.ts';
import { reasonText } from '../../ui/allergens/allergen-names.ts';
import styles from './table.module.css';
import { type FilledTable, useTableWords } from './table-context.ts';

/** Who of a dish's eaters cannot eat it, with all reasons. An eater is the index of a person, or null for all. */
export const exclusionsOf = (dish: FilteredDish, people: readonly Person[], eaters: readonly (number | null)[]) =>
  decideDish(dish, { people, view: 'everyone' }).exclusions.filter(
    ({ person }) => eaters.includes(null) || eaters.includes(person),
  );

interface ExclusionsProps {
  dish: BranchDish;
  people: readonly Person[];
  eaters: readonly (number | null)[];
}

/**
 * Who of a party cannot eat a dish, and why: "Not Ravi: contains gluten (wheat flour in the batter)". The reason has what brings the
 * allergen into the dish, which names a cereal or a nut itself, or the kind and what carries it over.
 */
export function Exclusions({ dish, people, eaters }: ExclusionsProps) {
  const { party } = useTableWords();
  return exclusionsOf(dish, people, eaters).map(({ person, reasons }) => {
    const name = displayName(people, person, party);
    const texts = reasons.map((reason) => {
      const text = reasonText(reason, party);
      return text.charAt(0).toLowerCase() + text.slice(1);
    });
    return (
      <p key={person} className={styles['exclusion']}>
        <b>{`${people.length === 1 ? party.party.notYou : fill(party.party.not, { name })} `}</b>
        <span>{texts.join('; ')}</span>
      </p>
    );
  });
}

/** What a dish has that its eaters must avoid, for each who must: "Ana: contains gluten (wheat), may contain fish". */
export function Avoided({ dish, people, eaters }: ExclusionsProps) {
  const { party } = useTableWords();
  return exclusionsOf(dish, people, eaters).map(({ person, reasons }) => {
    const texts = reasons
      .filter(({ kind }) => kind !== 'heat')
      .map((reason) => reasonText(reason, party, false).toLowerCase());
    const name = people.length > 1 ? `${displayName(people, person, party)}: ` : '';
    return texts.length > 0 && <mark key={person}>{`${name}${texts.join(', ')}`}</mark>;
  });
}

/** How many of their dishes, and of those to share, each person cannot have: "Not for Ravi: 3 of 5 on the list". */
export function Warnings({ list: { people }, dishes }: Pick<FilledTable, 'list' | 'dishes'>) {
  const { list: words, party } = useTableWords();
  return people.map((person, index) => {
    const own = dishes.filter(({ entry }) => entry.eater === null || entry.eater === index);
    const n = own.filter(({ dish }) => exclusionsOf(dish, [person], [null]).length > 0).length;
    const name = people.length === 1 ? words.you : displayName(people, index, party);
    // People have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    return n > 0 && <small key={index}>{fill(words.notFor, { name, n, total: own.length })}</small>;
  });
}
