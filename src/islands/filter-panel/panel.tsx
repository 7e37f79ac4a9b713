import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { filterPath, type MenuBranch } from '../../paths.ts';
import type { FilterWords } from '../../data/branch-data-json.ts';
import { $answered, $count, $found } from '../../stores/filters.ts';
import {
  countFilters,
  giveChip,
  hasChip,
  hasChosen,
  newPerson,
  noFilters,
  toggleChip,
  type Filters,
  type Person,
} from '../../stores/people.ts';
import {
  $choices,
  $needsSetAside,
  choosePeople,
  forgetFilters,
  search,
  undoClear,
} from '../../stores/stored-filters.ts';
import { $isKept } from '../../stores/stored-party.ts';
import { Button } from '../../ui/button.tsx';
import chipStyles from '../../ui/chip.module.css';
import { cx } from '../../ui/class-names.ts';
import { amountText, countText, foundText } from '../../ui/dishes/count-text.ts';
import { NeedsForm, PeoplePicker } from '../party/people-form.tsx';
import styles from './panel.module.css';
import { Field } from '../../ui/field.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { choicesText, describeCounted, describeFilters, displayName } from '../../stores/describe-needs.ts';
import { serializeFilters } from '../../stores/filter-parameters.ts';
import { Remember } from '../party/remember.tsx';
import { ShareAddress } from '../party/share-address.tsx';

interface PanelProps {
  branch: MenuBranch;
  words: FilterWords;
  /** The index of the person whose needs are shown first. */
  first: number;
  /** What was pressed and could be the need of several people (hasChip). */
  chip: string | undefined;
  onClose: () => void;
}

/** All filters: a sheet over the dishes, which every choice leaves out or brings back at once. */
export function Panel({ branch, words, first, chip, onClose }: PanelProps) {
  const { filters } = words;
  const title = useId();
  const { dialog } = useModal();
  const [active, setActive] = useState(first);
  const choices = useStore($choices);
  // A second press takes back the first, and nothing that somebody has entered before.
  const [before] = useState(choices.people);
  const isAsked = chip !== undefined && before.length === choices.people.length;
  const isUnanswered = isAsked && !hasChip(choices, chip);
  const { found, show, isAllOut } = useResults(words);
  const showLeft = () => {
    dialog.current?.close();
    if (countFilters(choices) > 0) showAnswer();
  };

  const person = Math.min(active, choices.people.length - 1);
  const needs = choices.people[person] ?? newPerson('');
  return (
    <dialog ref={dialog} className={`no-print ${styles['panel']}`} aria-labelledby={title} onClose={onClose}>
      <div className={`cluster between ${styles['head']}`}>
        <h2 className="bright" id={title}>
          {filters.title}
        </h2>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      <Field label={filters.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={filters.searchPlaceholder}
            value={choices.search}
            onChange={(event) => search(event.currentTarget.value)}
          />
        )}
      </Field>
      {useStore($needsSetAside) ? (
        <div className="stack start callout" role="status">
          <p>{filters.cleared}</p>
          <Button kind="line" size="small" onClick={undoClear}>
            {filters.undo}
          </Button>
        </div>
      ) : (
        choices.people.length > 1 &&
        countFilters(choices) > 0 && (
          <p className="type-small muted">
            <b>{`${countFilters(choices)} ${choicesText(choices, words)}:`}</b>
            <span>{` ${describeFilters(choices, words)}`}</span>
          </p>
        )
      )}
      {chip && isAsked && (
        <WhoseNeed
          chip={chip}
          before={before}
          choices={choices}
          words={words}
          onChoose={(index) => {
            setActive(index);
            choosePeople(giveChip(choices, chip, index, before[index] ?? newPerson('')).people);
          }}
        />
      )}
      <PeoplePicker
        people={choices.people}
        active={person}
        words={words}
        onActivate={setActive}
        onChange={(people, next) => {
          setActive(next);
          choosePeople(people);
        }}
      />
      <NeedsForm
        needs={needs}
        words={words}
        onChange={(change) => choosePeople(choices.people.with(person, { ...needs, ...change }))}
      />
      <SaveOptions choices={choices} branch={branch} words={words} />
      <div className={styles['foot']}>
        <p className="type-small muted" role="status">
          {isUnanswered ? filters.party.unanswered : found}
        </p>
        <Button data-shows-all={isAllOut} disabled={isUnanswered} onClick={showLeft}>
          {show}
        </Button>
      </div>
    </dialog>
  );
}

interface WhoseNeedProps {
  chip: string;
  /** The people when the question was asked. */
  before: readonly Person[];
  choices: Filters;
  words: FilterWords;
  onChoose: (index: number) => void;
}

/** Asks whose need it is that was pressed. Nobody loses by it what they have entered: those who have the need already cannot press. */
function WhoseNeed({ chip, before, choices: { people }, words, onChoose }: WhoseNeedProps) {
  const question = useId();
  const [need] = toggleChip(noFilters, chip).people;
  return (
    <div className="stack start callout" role="group" aria-labelledby={question}>
      <p id={question}>{fill(words.filters.party.whose, { need: describeCounted(need ?? newPerson(''), words) })}</p>
      <div className="cluster">
        {people.map((person, index) => (
          <button
            key={index}
            type="button"
            className={cx(chipStyles['chip'], chipStyles['main'])}
            aria-pressed={hasChosen(person, chip)}
            disabled={hasChosen(before[index] ?? newPerson(''), chip)}
            onClick={() => onChoose(index)}
          >
            {displayName(people, index, words)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Scrolls to what the page says of the filters, above the dishes that they leave. */
const showAnswer = () =>
  document.querySelector('[data-filter-status]')?.parentElement?.scrollIntoView({ behavior: 'instant' });

/** What a search has found, and what the button leads to: the dishes that stay, or those that are left out if none stays. */
function useResults(words: FilterWords) {
  const { filters, facts } = words;
  const count = useStore($count);
  const isSearch = useStore($found) !== null;
  const isAnswered = useStore($answered);
  const found = isSearch ? foundText(count, words) : '';
  const isAllOut = found !== '' && count.dishes.n + count.drinks.n === 0;
  if (isSearch && isAnswered && !found)
    return { found: filters.results.answered, show: filters.results.answer, isAllOut: undefined };
  const amount = found ? amountText(count.dishes.n, count.drinks.n, facts) : countText(count, words);
  return {
    found: isSearch ? found || fill(filters.results.unknown, { words: $choices.get().search.trim() }) : '',
    show: isAllOut ? filters.results.show : fill(filters.show, { count: amount }),
    // The script of the page reads the attribute.
    isAllOut: isAllOut ? '' : undefined,
  };
}

interface SaveOptionsProps {
  choices: Filters;
  branch: MenuBranch;
  words: FilterWords;
}

/** Keeps, shares and forgets the choices, and says who sees them. */
function SaveOptions({ choices, branch, words }: SaveOptionsProps) {
  return (
    <>
      <Remember>{words.filters.remember}</Remember>
      {!useStore($isKept) && <small>{words.filters.lasts}</small>}
      <div className="cluster">
        <ShareAddress path={filterPath(branch, serializeFilters(choices))} words={words.filters} />
        <button type="button" className="act" onClick={forgetFilters}>
          {words.filters.forget}
        </button>
      </div>
      <details className="fold">
        <summary>{words.filters.privacy}</summary>
        <p>{words.filters.privacyText}</p>
      </details>
    </>
  );
}
