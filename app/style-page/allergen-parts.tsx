import { AllergenTable } from '../components/allergens/allergen-table.tsx';
import { AllergyAdvice } from '../components/allergens/allergy-advice.tsx';
import { type FinderFilters, noFilters } from '../components/finder/filters.ts';
import { findDishes } from '../components/finder/find-dishes.ts';
import { FinderForm } from '../components/finder/finder-form.tsx';
import { FinderResults } from '../components/finder/finder-results.tsx';
import { findForParty } from '../components/finder/find-for-party.ts';
import { newPerson, noParty, type Party } from '../components/finder/party.ts';
import { PartyViews } from '../components/finder/party-views.tsx';
import { PeoplePicker } from '../components/finder/people-picker.tsx';
import { WordLink } from '../components/words/word-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Group, Sample } from './sample.tsx';
import { allergenStates, longName, stores } from './sample-data.ts';

const noop = () => undefined;
const [branch] = stores;
const dishes = allergenStates.items;
const picky: FinderFilters = {
  ...noFilters,
  search: longName,
  diet: 'vegan',
  heat: 1,
  without: ['milk', 'sesame'],
  allow: ['mayContain'],
};
const party: Party = { ...noParty, people: [newPerson('Amy'), { ...newPerson(longName), without: ['milk'] }] };
const results: { state: string; filters: FinderFilters | null }[] = [
  { state: 'loading', filters: null },
  { state: 'without milk', filters: { ...noFilters, without: ['milk'] } },
  { state: 'nothing is left', filters: picky },
];

/** Finder, allergen table and glossary links in every state. */
export function AllergenParts() {
  return (
    <Group name="Allergens and words">
      {[noFilters, picky].map((filters, index) => (
        <Sample
          key={index}
          name={`FinderForm: ${filters === noFilters ? 'no choice yet' : 'every kind of choice, saved'}`}
        >
          <FinderForm
            ref={null}
            menuName={branch.menuName}
            filters={filters}
            sharePath="/"
            onChange={noop}
            isSaved={filters === picky}
            onSaveChange={noop}
            onForget={noop}
            saved={filters === picky ? null : longName}
            people={null}
            onUseSaved={noop}
          />
        </Sample>
      ))}
      {results.map(({ state, filters }) => (
        <Sample key={state} name={`FinderResults: ${state}`}>
          <FinderResults
            branch={branch.key}
            menuName={branch.menuName}
            dishes={filters && { branch: branch.key, categories: [allergenStates], drinks: new Set() }}
            found={filters && findDishes([allergenStates], filters)}
            party={noParty}
          />
        </Sample>
      ))}
      {[noParty, party].map((one) => (
        <Sample key={one.people.length} name={`PeoplePicker: ${one.people.length}`}>
          <PeoplePicker people={one.people} active={0} counts={null} onActivate={noop} onChange={noop} />
        </Sample>
      ))}
      <Sample name="PartyViews">
        <PartyViews view="everyone" onView={noop} />
      </Sample>
      <Sample name="FinderResults: for a party">
        <FinderResults
          branch={branch.key}
          menuName={branch.menuName}
          dishes={{ branch: branch.key, categories: [allergenStates], drinks: new Set() }}
          found={findForParty([allergenStates], party)}
          party={party}
        />
      </Sample>
      <Sample name="AllergyAdvice: before and after the dishes are known">
        <AllergyAdvice dishes={null} />
        <AllergyAdvice dishes={dishes} />
      </Sample>
      <Sample name="AllergenTable: all four states" on="bare">
        <AllergenTable branch={branch} categories={[allergenStates]} />
      </Sample>
      <Sample name="EmptyState">
        <EmptyState>No dish is left.</EmptyState>
      </Sample>
      <Sample name="WordLink">
        <p>
          Okra in a <WordLink slug="kuzhambu">kuzhambu</WordLink> of tamarind.
        </p>
      </Sample>
    </Group>
  );
}
