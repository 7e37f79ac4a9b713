import { type ReactNode, type Ref, useId } from 'react';
import { allergens } from '../../../model/schema/allergens.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { HeatMark } from '../../ui/heat-mark.tsx';
import { fill } from '../../../model/fill.ts';
import { AllergenIcon } from '../../ui/allergens/allergen-icon.tsx';
import { type FinderFilters, dietOptions } from '../../stores/filters.ts';
import styles from '../party/choices.module.css';
import { ShareAddress } from '../party/share-address.tsx';

import { useFinderWords } from './finder-words.ts';

interface FinderFormProps {
  ref: Ref<HTMLElement>;
  menuName: string;
  filters: FinderFilters;
  /** The address of the finder with these filters. */
  sharePath: string;
  onChange: (filters: FinderFilters) => void;
  /** Whether the filters are saved on this device. */
  isSaved: boolean;
  onSaveChange: (shouldSave: boolean) => void;
  onForget: () => void;
  /** Describes saved choices other than the ones shown, which then came with a link; null if there are none. */
  saved: string | null;
  onUseSaved: () => void;
  /** Chooses whose filters these are. */
  people: ReactNode;
}

/** The form with all filters of the finder. */
export function FinderForm({
  ref,
  menuName,
  filters,
  sharePath,
  onChange,
  isSaved,
  onSaveChange,
  onForget,
  ...own
}: FinderFormProps) {
  const title = useId();
  const { finder, hasRecipes } = useFinderWords();
  const change = (part: Partial<FinderFilters>) => onChange({ ...filters, ...part });
  return (
    <search ref={ref} tabIndex={-1} className={styles['panel']} aria-labelledby={title}>
      <h2 id={title}>{finder.title}</h2>
      {own.saved !== null && <SavedFilters choices={own.saved} onUse={own.onUseSaved} />}
      <Field label={finder.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={finder.searchPlaceholder}
            value={filters.search}
            onChange={(event) => change({ search: event.currentTarget.value })}
          />
        )}
      </Field>
      <details className={styles['privacy']}>
        <summary>{finder.privacy}</summary>
        <p>{fill(finder.intro, { branch: menuName })}</p>
      </details>
      {own.people}
      {hasRecipes && (
        <Group legend={finder.diet} className={styles['chips']}>
          {dietOptions.map((diet) => (
            <Choice
              key={diet}
              type="radio"
              name="diet"
              text={finder.diets[diet]}
              checked={filters.diet === diet}
              onChoose={() => change({ diet })}
            />
          ))}
        </Group>
      )}
      <Group legend={finder.heat} className={styles['chips']}>
        {finder.heats.map((text, heat) => (
          <Choice
            key={text}
            type="radio"
            name="heat"
            text={text}
            checked={filters.heat === heat}
            onChoose={() => change({ heat })}
          >
            <HeatMark heat={heat} />
          </Choice>
        ))}
      </Group>
      {hasRecipes && <AllergenChoices filters={filters} onChange={change} />}
      <div className={`${styles['foot']} ${styles['ticks']}`}>
        <Choice type="checkbox" text={finder.remember} checked={isSaved} onChoose={onSaveChange} />
        <ShareAddress path={sharePath} words={finder} />
        <button type="button" className={styles['action']} onClick={onForget}>
          {finder.forget}
        </button>
      </div>
    </search>
  );
}

interface AllergenChoicesProps {
  filters: FinderFilters;
  onChange: (part: Partial<FinderFilters>) => void;
}

/** What a person leaves out, and whether traces of it are all right. */
function AllergenChoices({ filters: { without, traces }, onChange }: AllergenChoicesProps) {
  const { finder, dishes } = useFinderWords();
  return (
    <>
      <Group legend={finder.without} className={styles['allergens']}>
        {allergens.map((allergen) => (
          <Choice
            key={allergen}
            type="checkbox"
            text={dishes.allergens[allergen]}
            checked={without.includes(allergen)}
            onChoose={(chosen) =>
              onChange({ without: chosen ? [...without, allergen] : without.filter((other) => other !== allergen) })
            }
          >
            <AllergenIcon allergen={allergen} className={styles['icon']} />
          </Choice>
        ))}
      </Group>
      {without.length > 0 && (
        <details className={styles['privacy']}>
          <summary>{finder.strictness.question}</summary>
          <p>{finder.strictness.answer}</p>
        </details>
      )}
      <Group legend={finder.strict} className={styles['ticks']} disabled={without.length === 0}>
        <Choice
          type="checkbox"
          text={finder.traces}
          checked={traces}
          onChoose={(chosen) => onChange({ traces: chosen })}
        />
      </Group>
    </>
  );
}

/** Says that the saved filters are not the ones shown, and offers them. */
function SavedFilters({ choices, onUse }: { choices: string; onUse: () => void }) {
  const { finder } = useFinderWords();
  return (
    <div className={styles['saved']} role="status">
      <p>{fill(finder.saved, { choices })}</p>
      <Button kind="line" size="small" onClick={onUse}>
        {finder.applySaved}
      </Button>
    </div>
  );
}

interface GroupProps {
  legend: string;
  className?: string | undefined;
  disabled?: boolean;
  children: ReactNode;
}

function Group({ legend, className, disabled = false, children }: GroupProps) {
  return (
    <fieldset disabled={disabled}>
      <legend>{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name?: string;
  text: string;
  checked: boolean;
  onChoose: (chosen: boolean) => void;
  /** A drawing beside the text. */
  children?: ReactNode;
}

function Choice({ type, name, text, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input type={type} name={name} checked={checked} onChange={(event) => onChoose(event.currentTarget.checked)} />
      <span>{text}</span>
      {children}
    </label>
  );
}
