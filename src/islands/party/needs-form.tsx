import type { ReactNode } from 'react';
import { askedAllergens } from '../../../model/schema/allergens.ts';
import type { FilterWords } from '../../data/filter-words.ts';
import { dietOptions, type Person } from '../../stores/people.ts';
import chip from '../../ui/chip.module.css';
import styles from './needs-form.module.css';

type Needs = Omit<Person, 'name'>;

export interface NeedsWords extends Pick<FilterWords, 'allergens' | 'needs'> {
  filters: Pick<FilterWords['filters'], 'diet' | 'diets' | 'heat' | 'heats' | 'without' | 'strict'>;
}

interface NeedsFormProps {
  needs: Needs;
  words: NeedsWords;
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
      <Group legend={words.heat}>
        {words.heats.map((text, heat) => (
          <Choice key={text} name="heat" isOn={needs.heat === heat} onChoose={() => onChange({ heat })}>
            {text}
          </Choice>
        ))}
      </Group>
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
      <label className={styles['tick']}>
        <input
          type="checkbox"
          checked={!traces}
          onChange={({ currentTarget: { checked } }) => onChange({ traces: !checked })}
        />
        <span>{words.strict}</span>
      </label>
    </>
  );
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Choices that belong together, as chips. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
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

export function Choice({ name, isOn, onChoose, children }: ChoiceProps) {
  return (
    <label className={chip['chip']}>
      <input
        type={name === undefined ? 'checkbox' : 'radio'}
        name={name}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChoose(checked)}
      />
      <span>{children}</span>
    </label>
  );
}
