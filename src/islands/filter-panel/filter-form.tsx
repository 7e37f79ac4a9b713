import type { FilterWords } from '../../scripts/left-out.ts';
import type { DishFilters, Party, PartyView } from '../../stores/people.ts';
import { Field } from '../../ui/field.tsx';
import { Choice, Group, NeedsForm } from '../party/needs-form.tsx';

interface FilterFormProps {
  /** Those of the active person. */
  filters: DishFilters;
  party: Party;
  words: FilterWords;
  onChange: (filters: DishFilters) => void;
  onView: (view: PartyView) => void;
}

const views = ['everyone', 'someone'] as const satisfies readonly PartyView[];

/** The filters of a person, the view for several people, and the search text. */
export function FilterForm({ filters, party, words: allWords, onChange, onView }: FilterFormProps) {
  const { filters: words } = allWords;
  const change = (part: Partial<DishFilters>) => onChange({ ...filters, ...part });
  return (
    <>
      <NeedsForm needs={filters} words={allWords} onChange={change} />
      {party.people.length > 1 && (
        <Group legend={words.party.view}>
          {views.map((view) => (
            <Choice key={view} name="view" isOn={party.view === view} onChoose={() => onView(view)}>
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
            value={filters.search}
            onChange={(event) => change({ search: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
