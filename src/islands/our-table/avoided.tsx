import type { BranchDish } from '../../data/branch-data.ts';
import type { Person } from '../../stores/people.ts';
import { kindsText, reasonText } from '../../ui/dishes/reason-text.ts';
import { exclusionsOf } from '../party/exclusions.tsx';
import { useTableWords } from './table-words.ts';

interface AvoidedProps {
  dish: BranchDish;
  people: readonly Person[];
  eaters: readonly (number | null)[];
}

/** What a dish has that one of its eaters must avoid: "contains gluten (wheat), may contain fish". */
export function Avoided({ dish, people, eaters }: AvoidedProps) {
  const { party } = useTableWords();
  const reasons = exclusionsOf(dish, people, eaters)
    .flatMap((exclusion) => exclusion.reasons)
    .filter(({ kind }) => kind !== 'heat')
    .map((reason) => reasonText(reason, party, kindsText(dish.allergens, reason)).toLowerCase());
  return reasons.length > 0 && <mark>{[...new Set(reasons)].join(', ')}</mark>;
}
