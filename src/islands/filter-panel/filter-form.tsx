import type { ReactNode } from 'react';
import { allergens } from '../../../model/schema/allergens.ts';
import type { FilterWords } from '../../scripts/left-out.ts';
import { type DishFilters, dietOptions, type Party, type PartyView } from '../../stores/people.ts';
import chip from '../../ui/chip.module.css';
import { Field } from '../../ui/field.tsx';
import styles from './panel.module.css';

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
  const { filters: words, hasRecipes } = allWords;
  const change = (part: Partial<DishFilters>) => onChange({ ...filters, ...part });
  return (
    <>
      {hasRecipes && (
        <Group legend={words.diet}>
          {dietOptions.map((diet) => (
            <Choice key={diet} name="diet" isOn={filters.diet === diet} onChoose={() => change({ diet })}>
              {words.diets[diet]}
            </Choice>
          ))}
        </Group>
      )}
      <Group legend={words.heat}>
        {words.heats.map((text, heat) => (
          <Choice key={text} name="heat" isOn={filters.heat === heat} onChoose={() => change({ heat })}>
            {text}
          </Choice>
        ))}
      </Group>
      {hasRecipes && <LeftOut filters={filters} words={allWords} onChange={change} />}
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

interface LeftOutProps {
  filters: DishFilters;
  words: FilterWords;
  onChange: (part: Partial<DishFilters>) => void;
}

function LeftOut({
  filters: { without, traces },
  words: { filters: words, allergens: names },
  onChange,
}: LeftOutProps) {
  return (
    <>
      <Group legend={words.without}>
        {allergens.map((allergen) => (
          <Choice
            key={allergen}
            isOn={without.includes(allergen)}
            onChoose={(isChosen) =>
              onChange({ without: isChosen ? [...without, allergen] : without.filter((other) => other !== allergen) })
            }
          >
            {names[allergen]}
          </Choice>
        ))}
      </Group>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          checked={!traces}
          onChange={({ currentTarget: { checked } }) => onChange({ traces: !checked })}
        />
        {words.strict}
      </label>
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles['chips']}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  /** The name of a radio group. Without it, the choice is a checkbox. */
  name?: string;
  isOn: boolean;
  onChoose: (isChosen: boolean) => void;
  children: ReactNode;
}

function Choice({ name, isOn, onChoose, children }: ChoiceProps) {
  return (
    <label className={chip['chip']}>
      <input
        type={name === undefined ? 'checkbox' : 'radio'}
        name={name}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChoose(checked)}
      />
      {children}
    </label>
  );
}
