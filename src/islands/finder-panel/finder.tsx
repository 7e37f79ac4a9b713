import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { BranchCategory } from '../../data/branch-data.ts';
import { useBranchData } from '../party/use-branch-data.ts';
import { fill } from '../../../model/fill.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { $saved, forgetSaved, isSaved as isSavedParty, saveChoices } from '../../stores/our-table.ts';
import { type FinderFilters, noFilters } from '../../stores/filters.ts';
import { noParty, type Party } from '../../stores/party.ts';
import { PartyWordsContext } from '../party/party-words.ts';
import { PeoplePicker } from '../party/people-picker.tsx';
import { describeParty } from './describe-filters.ts';
import type { FinderBranch } from './finder-branch.ts';
import { FinderBar } from './finder-bar.tsx';
import { FinderForm } from './finder-form.tsx';
import { FinderResults } from './finder-results.tsx';
import { type FinderWords, FinderWordsContext } from './finder-words.ts';
import styles from './finder.module.css';
import { type FoundDishes, findDishes } from './find-dishes.ts';
import { type FoundForParty, findForParty } from './find-for-party.ts';
import { PartyViews } from './party-views.tsx';
import { useScrollPlace } from './use-scroll-place.ts';

interface FinderProps {
  branch: FinderBranch;
  /** The address of the branch's dishes (data/branch-data.ts). */
  dataAddress: string;
  words: FinderWords;
  party: Party;
  /** The address of the finder with these choices. */
  sharePath: string;
  onChange: (party: Party) => void;
}

/** "Find what I can eat": the form, then the matching dishes of all pages of a branch's menu, for one guest or several. */
export function Finder({ branch, dataAddress, words, party, sharePath, onChange }: FinderProps) {
  const { finder } = words;
  const partyWords = useMemo(() => ({ ...words.finder, allergens: words.dishes.allergens }), [words]);
  const [chosenPerson, setChosenPerson] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const results = useRef<HTMLElement>(null);
  const { data, failed } = useBranchData(dataAddress);
  const shownParty = useDeferredValue(party);
  const found = useMemo(() => data && find(data.categories, shownParty), [data, shownParty]);
  useScrollPlace(found !== null);
  const lenient = allowTraces(shownParty);
  // Dishes that are hidden only because of what they share with others.
  const more = data && found ? findForParty(data.categories, lenient).count - found.count : 0;

  const saved = useStore($saved);
  const isSaved = isSavedParty(party, saved);
  const change = (next: Party) => {
    onChange(next);
    // The button that had focus goes away with the person.
    if (next.people.length < party.people.length) panel.current?.focus();
  };

  // Another address may have fewer people.
  const active = Math.min(chosenPerson, party.people.length - 1);
  const { name = '', ...needs } = party.people[active] ?? {};
  const filters: FinderFilters = { ...noFilters, ...needs, search: party.search };
  const changeFilters = ({ search, ...next }: FinderFilters) =>
    change({ ...party, search, people: party.people.with(active, { name, ...next }) });

  return (
    <FinderWordsContext value={words}>
      <PartyWordsContext value={partyWords}>
        <div className={styles['finder']}>
          <FinderForm
            ref={panel}
            menuName={branch.menuName}
            filters={filters}
            sharePath={sharePath}
            onChange={changeFilters}
            isSaved={isSaved}
            onSaveChange={(shouldSave) => (shouldSave ? saveChoices(party) : forgetSaved())}
            saved={saved && !isSaved ? describeParty(saved, words) : null}
            onUseSaved={() => {
              onChange(saved ?? noParty);
              // The button that had focus goes away.
              panel.current?.focus();
            }}
            onForget={() => {
              onChange(noParty);
              forgetSaved();
            }}
            people={
              <PeoplePicker
                people={party.people}
                active={active}
                counts={
                  found && 'counts' in found && shownParty.people.length === party.people.length ? found.counts : null
                }
                onActivate={setChosenPerson}
                onChange={(people, next) => {
                  setChosenPerson(next);
                  change({ ...party, people });
                }}
              />
            }
          />
          {failed ? (
            <div role="alert">
              <EmptyState>{finder.failed}</EmptyState>
              {/* The address keeps the choices. */}
              <Button onClick={() => location.reload()}>{finder.again}</Button>
            </div>
          ) : (
            <section
              ref={results}
              tabIndex={-1}
              className={styles['results']}
              aria-label={finder.results}
              aria-busy={!found}
            >
              {party.people.length > 1 && (
                <PartyViews view={party.view} onView={(view) => change({ ...party, view })} />
              )}
              {more > 0 && (
                <Button
                  kind="line"
                  size="small"
                  className={styles['more']}
                  onClick={() => {
                    change(lenient);
                    // The button that had focus goes away.
                    results.current?.focus();
                  }}
                >
                  {fill(finder.more, { n: more })}
                </Button>
              )}
              {/* Rendered anew only with its deferred choices. */}
              <FinderResults branch={branch} found={found} party={shownParty} />
            </section>
          )}
          {found && (
            <FinderBar
              count={found.count}
              total={found.total}
              isParty={'refusals' in found}
              form={panel}
              results={results}
            />
          )}
        </div>
      </PartyWordsContext>
    </FinderWordsContext>
  );
}

/** The party with traces allowed for everybody who leaves something out. */
const allowTraces = (party: Party): Party => ({
  ...party,
  people: party.people.map((person) => ({ ...person, traces: person.traces || person.without.length > 0 })),
});

/** A guest alone sees what is hidden and why; several people see who cannot eat a dish. */
function find(categories: readonly BranchCategory[], party: Party): FoundDishes | FoundForParty {
  const [first, ...others] = party.people;
  return first && others.length === 0
    ? findDishes(categories, { ...first, search: party.search })
    : findForParty(categories, party);
}
