import type { Allergen } from '../../../model/schema/allergens.ts';
import type { BranchDish } from '../../data/branch-data.ts';
import { fill } from '../../../model/fill.ts';
import choices from '../party/choices.module.css';
import type { Person } from '../../stores/party.ts';

import { type FinderWords, useFinderWords } from './finder-words.ts';

interface SharedEquipmentProps {
  /** What findOnlyShared gives. */
  dishes: readonly BranchDish[];
  people: readonly Person[];
}

/** Dishes that are hidden, or not for all, only because of a shared fryer or the like; with what each shares. */
export function SharedEquipment({ dishes, people }: SharedEquipmentProps) {
  const words = useFinderWords();
  if (dishes.length === 0) return null;
  const { onlyShared } = words.finder;
  const without = new Set(people.flatMap((person) => (person.allow.includes('mayContain') ? [] : person.without)));
  return (
    <details className={choices['privacy']}>
      <summary>{dishes.length === 1 ? onlyShared.one : fill(onlyShared.title, { n: dishes.length })}</summary>
      <p>{onlyShared.text}</p>
      <ul>
        {dishes.map((dish) => (
          <li key={dish.id}>
            <b>{dish.baseName}:</b> {describeShared(dish, without, words)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "the shared fryer: gluten, fish; the shared grinder: tree nuts" */
function describeShared(
  { allergens: { crossContact } }: BranchDish,
  without: ReadonlySet<Allergen>,
  words: FinderWords,
): string {
  return crossContact
    .flatMap(({ at, allergens }) => {
      const names = allergens
        .filter((each) => without.has(each))
        .map((each) => words.dishes.allergens[each].toLowerCase());
      return names.length > 0 ? fill(words.finder.dish.shared, { at, allergens: names.join(', ') }) : [];
    })
    .join('; ');
}
