import { AllergenTable } from '../components/allergens/allergen-table.tsx';
import { Care } from '../components/allergens/care.tsx';
import { type Choices, noChoices } from '../components/finder/choices.ts';
import { findDishes } from '../components/finder/find-dishes.ts';
import { FinderForm } from '../components/finder/finder-form.tsx';
import { FinderResults } from '../components/finder/finder-results.tsx';
import { WordLink } from '../components/words/word-link.tsx';
import { NothingHere } from '../ui/nothing-here.tsx';
import { Group, Sample } from './sample.tsx';
import { allergenStates, longName, stores } from './sample-data.ts';

const nothing = () => undefined;
const [branch] = stores;
const dishes = allergenStates.items;
const picky: Choices = {
  ...noChoices,
  search: longName,
  diet: 'vegan',
  heat: 1,
  without: ['milk', 'sesame'],
  allow: ['mayContain'],
};
const results: { state: string; choices: Choices | null }[] = [
  { state: 'loading', choices: null },
  { state: 'without milk', choices: { ...noChoices, without: ['milk'] } },
  { state: 'nothing is left', choices: picky },
];

/** What a guest with an allergy reads: finder, table, words. */
export function AllergenParts() {
  return (
    <Group name="Allergens and words">
      {[noChoices, picky].map((choices, index) => (
        <Sample
          key={index}
          name={`FinderForm: ${choices === noChoices ? 'no choice yet' : 'every kind of choice, kept'}`}
        >
          <FinderForm
            ref={null}
            menuName={branch.menuName}
            choices={choices}
            onChange={nothing}
            kept={choices === picky}
            onKeep={nothing}
            onForget={nothing}
          />
        </Sample>
      ))}
      {results.map(({ state, choices }) => (
        <Sample key={state} name={`FinderResults: ${state}`}>
          <FinderResults
            branch={branch.key}
            menuName={branch.menuName}
            dishes={choices && { branch: branch.key, categories: [allergenStates], drinks: new Set() }}
            found={choices && findDishes([allergenStates], choices)}
          />
        </Sample>
      ))}
      <Sample name="Care: before and after the dishes are known">
        <Care dishes={null} />
        <Care dishes={dishes} />
      </Sample>
      <Sample name="AllergenTable: all four states" on="bare">
        <AllergenTable branch={branch} categories={[allergenStates]} />
      </Sample>
      <Sample name="NothingHere">
        <NothingHere>No dish is left.</NothingHere>
      </Sample>
      <Sample name="WordLink">
        <p>
          Okra in a <WordLink slug="kuzhambu">kuzhambu</WordLink> of tamarind.
        </p>
      </Sample>
    </Group>
  );
}
