import { menuPage as menu, ourTable, site, ui } from '#content';
import { fill } from '../../../model/fill.ts';
import { Badge } from '../../ui/badge.tsx';
import { exclusionReasons } from '../finder/find-dishes.ts';
import { displayName } from '../finder/person-name.ts';
import { Refusals } from '../finder/refusals.tsx';
import { priceText } from '../../ui/dishes/price-text.ts';
import { SoldOut } from '../../ui/sold-out.tsx';
import { describeNeeds } from './describe-needs.ts';
import type { ListedDish } from './listed-dishes.ts';
import styles from './our-table.module.css';
import { assignEntry, setQuantity, type TableList } from './table-list.ts';

const { list: words } = ourTable;
const { nativeLanguage } = site;

interface TableGroupsProps {
  list: TableList;
  dishes: readonly ListedDish[];
  onChange: (list: TableList) => void;
}

/** The dishes to share, then those of each person, with their sums; for a guest alone without headings. */
export function TableGroups({ list, dishes, onChange }: TableGroupsProps) {
  const { people } = list;
  return [null, ...people.keys()].map((eater) => {
    const own = dishes.filter(({ entry }) => entry.eater === eater);
    const person = eater === null ? undefined : people[eater];
    if (own.length === 0) return null;
    const sum = own.reduce((pence, { price, entry }) => pence + price * entry.quantity, 0);
    return (
      <section key={eater} className={styles['group']}>
        {people.length > 1 && (
          <div className={styles['head']}>
            <h2>{eater === null ? words.toShare : displayName(people, eater)}</h2>
            <span>{person && describeNeeds(person)}</span>
            <b>{priceText(sum / 100)}</b>
          </div>
        )}
        <ul>
          {own.map((listed) => (
            <Line key={listed.entry.dish} list={list} listed={listed} onChange={onChange} />
          ))}
        </ul>
      </section>
    );
  });
}

interface LineProps {
  list: TableList;
  listed: ListedDish;
  onChange: (list: TableList) => void;
}

/** A dish with how many of it, its price, who has it, and whom of them it is not for. */
function Line({ list, listed, onChange }: LineProps) {
  const { entry, dish, name, price } = listed;
  const { people } = list;
  const eaters = entry.eater === null ? people : people.slice(entry.eater, entry.eater + 1);
  const refusals = eaters
    .map((person) => ({ person, reasons: exclusionReasons(dish, person) }))
    .filter(({ reasons }) => reasons.length > 0);
  const change = (by: number) => onChange(setQuantity(list, entry, entry.quantity + by));
  return (
    <li className={styles['line']}>
      <div>
        <h3>
          {name}
          {dish.soldOut && <SoldOut period={dish.soldOut}>{menu.soldOut}</SoldOut>}
        </h3>
        {dish.native && <span lang={nativeLanguage}>{dish.native}</span>}
        {dish.weekendOnly && <Badge>{ui.menu.weekend}</Badge>}
      </div>
      <div className={styles['stepper']}>
        <button type="button" aria-label={fill(words.fewer, { dish: name })} onClick={() => change(-1)}>
          −
        </button>
        <output aria-label={name}>{entry.quantity}</output>
        <button type="button" aria-label={fill(words.more, { dish: name })} onClick={() => change(1)}>
          +
        </button>
      </div>
      <span className={styles['price']}>{priceText((price * entry.quantity) / 100)}</span>
      {refusals.length > 0 && <Refusals dish={dish} people={people} refusals={refusals} />}
      {people.length > 1 && (
        <select
          aria-label={fill(words.eater, { dish: name })}
          value={entry.eater ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(assignEntry(list, entry, value === '' ? null : Number(value)))
          }
        >
          <option value="">{words.toShare}</option>
          {people.map((_, index) => (
            // People have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <option key={index} value={index}>
              {displayName(people, index)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
