import { menuWords, pagesOfMenu, ui } from '#content';
import type { ReactNode } from 'react';
import { fill } from '../../../model/fill.ts';
import { andList } from '../../../model/lists.ts';
import { askedAllergens } from '../../../model/schema/allergens.ts';
import type { Branch } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/class-names.ts';
import chip from '../../ui/chip.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './filters.module.css';

const { allergens, filters, allergy, legend } = menuWords;
/** What a chip stands for (stores/people.ts), and its words. */
export type Chip = readonly [chip: string, text: string];

/** Those that are one tap away on a menu, most asked for first. */
const menuChips: readonly Chip[] = [
  ['vegetarian', filters.diets.vegetarian],
  ['vegan', filters.diets.vegan],
  ['nuts peanuts', filters.chips.nuts],
  ['milk', filters.chips.milk],
  ['gluten', filters.chips.gluten],
  ['sesame', filters.chips.sesame],
  ...filters.heats.slice(0, 1).map((text) => ['mild', text] as const),
];

/** Opens all filters (islands/filter-panel). In narrow windows the bar at the foot does. */
export const FilterOpener = () => (
  <button
    type="button"
    className={`${chip['chip']} ${chip['main']} needs-script`}
    aria-haspopup="dialog"
    data-opens-filter=""
  >
    <Icon name="filter" />
    {filters.open}
  </button>
);

/** The chips of a row, after the button that opens all filters. */
export const Chips = ({ chips }: { chips: readonly Chip[] }) => (
  <>
    <FilterOpener />
    {chips.map(([name, text]) => (
      <button
        key={name}
        type="button"
        className={chip['chip']}
        title={leavesOut(name)}
        aria-pressed="false"
        data-filter={name}
      >
        {text}
      </button>
    ))}
  </>
);

/** What a chip of allergens does, in words; nothing of other chips. */
function leavesOut(chipName: string): string | undefined {
  const some = askedAllergens.filter((allergen) => chipName.split(' ').includes(allergen));
  const names = andList.format(some.map((allergen) => allergens[allergen].toLowerCase()));
  return names ? fill(filters.leavesOut, { allergens: names }) : undefined;
}

/** The line on allergies, the filters of a menu, and what the filters leave. Pages of drinks have less above their first drink. */
export function Filters({ branch, children }: { branch: Branch; children: ReactNode }) {
  const foodPages = pagesOfMenu[branch.key]?.flatMap(({ isDrinks }, index) => (isDrinks ? [] : index + 1)) ?? [];
  return (
    <>
      <div className={`cluster type-small ${styles['tools']}`} data-menu-part={foodPages.join(' ')}>
        <p className={styles['allergy']} role="note">
          <b>{allergy.tell}</b>{' '}
          <a className="act" href={paths.allergens(branch.key)}>
            {allergy.lists}
          </a>
        </p>
        {children}
        <div className={`reel needs-script ${chip['row']}`} role="group" aria-label="Show only">
          <Chips chips={menuChips} />
        </div>
      </div>
      <FilterAnswer branch={branch} />
      <NothingLeft />
    </>
  );
}

/** What the page says, before any script, of filters that are not in force or have taken the place of others. */
const filterNotices = [
  ['cleared', filters.cleared],
  ['replaced', filters.replaced],
] as const;

/** What the filters are and leave, on screen and on paper. */
export const FilterAnswer = ({ branch: { store, address, phone } }: { branch: Branch }) => (
  <>
    {filterNotices.map(([state, text]) => (
      <div key={state} className={cx('cluster type-small', styles['left'], styles['whole'], styles[state])}>
        <p>{text}</p>
        <button type="button" data-undoes="">
          {filters.undo}
        </button>
      </div>
    ))}
    <p className={styles['paper']}>
      <time data-printed="" /> <span>{`${fill(filters.paper, { store, address, phone })}. ${legend.fourteen}`}</span>
    </p>
    <p className={styles['paper']}>{filters.whole}</p>
    <div className={`cluster type-small ${styles['left']}`}>
      <p className={styles['paper']}>{filters.partOnly}</p>
      <p aria-live="polite" data-filter-named="" />
      <p role="status" data-filter-status="" />
      <button type="button" data-shows-all="" hidden>
        {filters.results.show}
      </button>
      <ClearButtons />
      <p data-filter-words="" />
      <p data-filter-diet="" hidden>
        {`${filters.dietTraces} `}
        <button type="button" data-leaves-out="milk" hidden>
          {fill(filters.leaveOut, { allergen: allergens.milk.toLowerCase() })}
        </button>
      </p>
      <details className={`unfold ${styles['beside']}`} data-not-sold="">
        <summary>{allergy.notSold}</summary>
        <p>{allergy.uncounted}</p>
        <p data-filter-others="" hidden />
      </details>
    </div>
  </>
);

/** Each is there while it has something to clear. */
const ClearButtons = (look: { className?: string }) => (
  <>
    <button type="button" {...look} data-clears="search" hidden>
      {filters.clearSearch}
    </button>
    <button type="button" {...look} data-clears="">
      {filters.clear}
    </button>
  </>
);

/** Shown when no dish of any page is left. */
export const NothingLeft = () => (
  <div className={`cluster ${styles['empty']}`} data-filter-empty="" hidden>
    <p className="type-name bright">{ui.menu.empty}</p>
    <ClearButtons className="act" />
  </div>
);
