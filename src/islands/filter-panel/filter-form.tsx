import type { FilterWords } from '../../data/filter-words.ts';
import { setFilters } from '../../stores/filters.ts';
import { newPerson, type Party, type PartyView } from '../../stores/people.ts';
import { Field } from '../../ui/field.tsx';
import { Choice, Group, NeedsForm } from '../party/people-form.tsx';

interface FilterFormProps {
  party: Party;
  /** The index of the person whose needs the form shows. */
  active: number;
  words: FilterWords;
}

const views = ['everyone', 'someone'] as const satisfies readonly PartyView[];

/** The filters of a person, the view for several people, and the search text. */
export function FilterForm({ party, active, words: allWords }: FilterFormProps) {
  const { filters: words } = allWords;
  const { people } = party;
  const person = people[active] ?? newPerson('');
  return (
    <>
      <NeedsForm
        needs={person}
        words={allWords}
        onChange={(change) => setFilters({ ...party, people: people.with(active, { ...person, ...change }) })}
      />
      {people.length > 1 && (
        <Group legend={words.party.view}>
          {views.map((view) => (
            <Choice key={view} name="view" isOn={party.view === view} onChoose={() => setFilters({ ...party, view })}>
              {words.party.views[view]}
            </Choice>
          ))}
        </Group>
      )}
      <Field label={words.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={words.searchPlaceholder}
            value={party.search}
            onChange={(event) => setFilters({ ...party, search: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
