import { useStore } from '@nanostores/react';
import { type MouseEventHandler, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../model/fill.ts';
import chip from '../../ui/chip.module.css';
import { cx } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { MAX_NAME_LENGTH, MAX_PEOPLE } from '../../stores/filter-parameters.ts';
import { removePerson } from '../../stores/stored-filters.ts';
import { $undo, undo } from '../../stores/stored-party.ts';
import { dietOptions, newPerson, type Person } from '../../stores/people.ts';
import { displayName, type PartyWords } from '../../stores/describe-needs.ts';
import styles from './people-picker.module.css';
import { type Allergen, askedAllergens } from '../../../model/schema/allergens.ts';

export interface PeoplePickerProps {
  people: readonly Person[];
  /** The index of the person whose choices the form shows. */
  active: number;
  words: PartyWords;
  onActivate: (index: number) => void;
  onChange: (people: readonly Person[], active: number) => void;
}

/** Who is eating: chooses whose choices the form shows, names people, adds and removes them. */
export function PeoplePicker({ people, active, words, onActivate, onChange }: PeoplePickerProps) {
  const group = useId();
  const { party } = words.filters;
  const change = useStore($undo);
  const gone = change?.kind === 'person' && !change.isUndone && change;
  const person = people[active];
  const name = displayName(people, active, words);
  const remove = () => {
    removePerson(active, name);
    onActivate(Math.max(0, active - 1));
  };
  const bringBack = (index: number) => {
    undo();
    onActivate(index);
  };
  return (
    <fieldset>
      <legend>{party.title}</legend>
      <div className="cluster">
        {people.map((_, index) => (
          <Choice key={index} name={group} isOn={index === active} onChoose={() => onActivate(index)}>
            {displayName(people, index, words)}
          </Choice>
        ))}
        {people.length < MAX_PEOPLE && (
          <button
            type="button"
            className={cx(chip['chip'], chip['main'])}
            onClick={changeAndFocus('[type=text]', () => onChange([...people, newPerson('')], people.length))}
          >
            {`+ ${party.add}`}
          </button>
        )}
        {gone && (
          <button type="button" className="act" onClick={changeAndFocus(':checked', () => bringBack(gone.index))}>
            {fill(party.bringBack, { name: gone.name })}
          </button>
        )}
      </div>
      {person && people.length > 1 && (
        <div className={`cluster ${styles['name']}`}>
          <Field label={party.name}>
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                maxLength={MAX_NAME_LENGTH}
                placeholder={name}
                value={person.name}
                onChange={({ currentTarget: { value } }) =>
                  onChange(people.with(active, { ...person, name: value }), active)
                }
              />
            )}
          </Field>
          <button type="button" className="act" onClick={changeAndFocus(':checked', remove)}>
            {fill(party.remove, { name })}
          </button>
        </div>
      )}
    </fieldset>
  );
}

/** Changes who is eating, and moves the focus within the group: the pressed button may have gone. */
const changeAndFocus =
  (selector: string, change: () => void): MouseEventHandler<HTMLElement> =>
  ({ currentTarget }) => {
    const group = currentTarget.closest('fieldset');
    flushSync(change);
    group?.querySelector<HTMLElement>(selector)?.focus();
  };

type Needs = Omit<Person, 'name'>;

interface NeedsFormProps {
  needs: Needs;
  words: PartyWords;
  onChange: (change: Partial<Needs>) => void;
}

/** What one person does not eat: diet, heat and the fourteen allergens. */
export function NeedsForm({
  needs,
  words: { filters: words, allergens: names, needs: needsWords },
  onChange,
}: NeedsFormProps) {
  const { without, traces } = needs;
  return (
    <>
      <Group legend={words.diet}>
        {dietOptions.map((diet) => (
          <Choice key={diet} name="diet" isOn={needs.diet === diet} onChoose={() => onChange({ diet })}>
            {words.diets[diet]}
          </Choice>
        ))}
      </Group>
      {words.heats.length > 0 && (
        <Group legend={words.heat}>
          {words.heats.map((text, heat) => (
            <Choice key={text} name="heat" isOn={needs.heat === heat} onChoose={() => onChange({ heat })}>
              {text}
            </Choice>
          ))}
        </Group>
      )}
      <Group legend={words.without}>
        {askedAllergens.map((allergen) => (
          <Choice
            key={allergen}
            isOn={without.includes(allergen)}
            onChoose={(isChosen) =>
              onChange({ without: isChosen ? [...without, allergen] : without.filter((other) => other !== allergen) })
            }
          >
            {allergen === 'gluten' ? capitalise(needsWords.gluten) : names[allergen]}
          </Choice>
        ))}
      </Group>
      <label className="tap type-small">
        <input
          type="checkbox"
          checked={!traces}
          onChange={({ currentTarget: { checked } }) => onChange({ traces: !checked })}
        />
        <span>{words.strict}</span>
      </label>
      <small>{words.counted}</small>
      <p role="status">
        {traces && without.some((allergen) => severe.has(allergen)) && <small>{words.tracesKept}</small>}
      </p>
    </>
  );
}

/** Even traces of these often cause a reaction. */
const severe = new Set<Allergen>(['gluten', 'nuts', 'peanuts']);

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Choices that belong together, as chips. */
function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="cluster">{children}</div>
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
        className="over"
        type={name === undefined ? 'checkbox' : 'radio'}
        name={name}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChoose(checked)}
      />
      <span>{children}</span>
    </label>
  );
}
