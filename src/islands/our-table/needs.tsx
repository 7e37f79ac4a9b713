import { exclusionsFor, type FilteredDish, type Reason } from '../../../model/decide-dish.ts';
import { fill } from '../../../model/fill.ts';
import type { BranchDish } from '../../data/branch-data-json.ts';
import type { Person } from '../../stores/people.ts';
import { byNeed, describeNeeds, displayName } from '../../stores/describe-needs.ts';
import { reasonText } from '../../ui/allergens/allergen-names.ts';
import styles from './table.module.css';
import type { TableBranch } from '../../data/our-table.ts';
import { type FilledTable, useTableWords } from './table-context.ts';
import { useState } from 'react';
import viewsStyles from './views.module.css';

/** Who of a dish's eaters cannot eat it, with all reasons. An eater is the index of a person, or null for all. */
export const exclusionsAmong = (dish: FilteredDish, people: readonly Person[], eaters: readonly (number | null)[]) =>
  exclusionsFor(dish, people).filter(({ person }) => eaters.includes(null) || eaters.includes(person));

/** The allergens that a dish may contain, of each of its eaters who must avoid them but accepts that. */
const acceptedTraces = (dish: FilteredDish, people: readonly Person[], eaters: readonly (number | null)[]) => {
  const strict = people.map((person) => ({ ...person, traces: false }));
  return exclusionsAmong(dish, strict, eaters).flatMap(({ person, reasons }) => {
    const traces = reasons.filter(({ kind }) => kind === 'mayContain');
    return people[person]?.traces && traces.length > 0 ? [{ person, reasons: traces }] : [];
  });
};

interface ExclusionsProps {
  dish: BranchDish;
  people: readonly Person[];
  eaters: readonly (number | null)[];
}

/** Who of a party cannot eat a dish, or accepts its traces, and why: brief without what brings the allergens in, and without heat. */
function useReasons({ dish, people, eaters }: ExclusionsProps, isBrief: boolean) {
  const words = useTableWords();
  const { not, notYou } = words.filters.party;
  const isAlone = people.length === 1;
  const nameOf = (person: number) => displayName(people, person, words);
  const say = (reason: Reason) => {
    const text = reasonText(reason, words, !isBrief);
    return text.charAt(0).toLowerCase() + text.slice(1);
  };
  const excluded = exclusionsAmong(dish, people, eaters).flatMap(({ person, reasons }) => {
    const said = reasons.filter(({ kind }) => !isBrief || kind !== 'heat');
    const who = isAlone ? (isBrief ? words.views.notMe : notYou) : fill(not, { name: nameOf(person) });
    return said.length > 0 ? { person, who, name: isAlone ? '' : nameOf(person), why: said.map(say).join('; ') } : [];
  });
  const traces = acceptedTraces(dish, people, eaters).map(({ person, reasons }) => ({
    person,
    text: `${isAlone ? '' : `${nameOf(person)}: `}${reasons.map(say).join('; ')}`,
  }));
  return { excluded, traces };
}

/**
 * Who of a party cannot eat a dish, and why: "Not Ravi: contains gluten (wheat flour in the batter)". The reason has what brings the
 * allergen into the dish, which names a cereal or a nut itself, or the kind and what carries it over.
 */
export function Exclusions(props: ExclusionsProps) {
  const { excluded, traces } = useReasons(props, false);
  return (
    <>
      {excluded.map(({ person, who, why }) => (
        <p key={person} className={styles['exclusion']}>
          <b>{`${who} `}</b>
          <span>{why}</span>
        </p>
      ))}
      {traces.map(({ person, text }) => (
        <p key={person}>{text}</p>
      ))}
    </>
  );
}

/** The same for staff: "Not Ana: contains gluten (wheat); may contain fish", and in the language of the kitchen that she must not have it. */
export function Avoided({ isTranslated, ...props }: ExclusionsProps & { isTranslated: boolean }) {
  const { card, localLanguage } = useTableWords();
  const { excluded, traces } = useReasons(props, true);
  const { translation } = card;
  return (
    <>
      {excluded.map(({ person, who, name, why }) => (
        <mark key={person}>
          <span>{`${who} ${why} `}</span>
          {isTranslated && translation && <span lang={localLanguage}>{`${name} ${translation.not}`.trim()}</span>}
        </mark>
      ))}
      {traces.map(({ person, text }) => (
        <small key={person} className="type-small">
          {text}
        </small>
      ))}
    </>
  );
}

/** Who has none of a dish that they could not have, at the same table: "At the same table: Arun, no sesame". */
export function TableMates({ dish, people, eaters }: ExclusionsProps) {
  const words = useTableWords();
  const { views, allergens } = words;
  if (eaters.includes(null)) return null;
  const others = exclusionsAmong(dish, people, [null]).flatMap(({ person, reasons }) => {
    const avoided = reasons.flatMap((reason) => ('allergen' in reason ? allergens[reason.allergen] : []));
    if (eaters.includes(person) || avoided.length === 0) return [];
    return fill(views.mate, { name: displayName(people, person, words), list: avoided.join(', ').toLowerCase() });
  });
  return others.length > 0 && <small className="type-small">{fill(views.mates, { others: others.join('; ') })}</small>;
}

/** How many of their dishes, and of those to share, each person cannot have: "Not for Ravi: 3 of 5 on the list". */
export function Warnings({ list: { people }, dishes }: Pick<FilledTable, 'list' | 'dishes'>) {
  const words = useTableWords();
  return people.map((person, index) => {
    const own = dishes.filter(({ entry }) => entry.eater === null || entry.eater === index);
    const n = own.filter(({ dish }) => exclusionsAmong(dish, [person], [null]).length > 0).length;
    const name = people.length === 1 ? words.list.you : displayName(people, index, words);
    return n > 0 && <small key={index}>{fill(words.list.notFor, { name, n, total: own.length })}</small>;
  });
}

interface NeedsOfAllProps {
  title: string;
  people: readonly Person[];
  /** What is said where nobody has entered anything; without it nothing is shown then. */
  nothing?: string;
  /** Also says each person's allergens in the language of the kitchen. */
  isTranslated?: boolean;
}

/** What each person of a party cannot have, under a heading; for a guest alone without a name. */
export function NeedsOfAll({ title, people, nothing, isTranslated }: NeedsOfAllProps) {
  const words = useTableWords();
  const isSaid = people.some((person) => describeNeeds(person, words) !== '');
  if (!isSaid && nothing === undefined) return null;
  return (
    <section className={viewsStyles['needs']}>
      <h2>{title}</h2>
      {!isSaid && <p>{nothing}</p>}
      {isSaid &&
        byNeed(people).map(({ person, index }) => (
          <div key={index}>
            <p>
              {people.length > 1 && <b>{`${displayName(people, index, words)}: `}</b>}
              <span>{`${describeNeeds(person, words) || words.needs.none}.`}</span>
            </p>
            {isTranslated && <Translated {...person} />}
          </div>
        ))}
    </section>
  );
}

function Translated({ without, diet, traces }: Person) {
  const { card, localLanguage } = useTableWords();
  const { translation } = card;
  if (!translation || (without.length === 0 && diet === 'all')) return null;
  return (
    <div lang={localLanguage}>
      {diet !== 'all' && <p>{translation[diet]}</p>}
      {without.length > 0 && (
        <>
          <p>{`${translation.party}:`}</p>
          <ul>
            {without.map((allergen) => (
              <li key={allergen}>{translation[allergen]}</li>
            ))}
          </ul>
          <p>{traces ? translation.partyTraces : translation.partyNoTraces}</p>
        </>
      )}
    </div>
  );
}

/**
 * On paper only, and at its top, since a line at its end could be alone on a page: what it is, from which day, how to reach the branch,
 * that the staff must hear of an allergy, and first aid.
 */
export function PaperLines({ branch: { store, address, phone } }: { branch: TableBranch }) {
  const { page, firstAid } = useTableWords();
  const [day] = useState(today);
  return (
    <div className="on-paper">
      <p>{`${page.notAnOrder}. ${fill(page.paper, { store, address, phone, day })}`}</p>
      <p>{page.tellStaff}</p>
      <p>{firstAid}</p>
    </div>
  );
}

const today = () =>
  new Date().toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'Europe/London' }).replace(',', '');
