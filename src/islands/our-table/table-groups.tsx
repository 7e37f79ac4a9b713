import { fill } from '../../../model/fill.ts';
import { AllergenLine } from '../../ui/allergens/allergen-line.tsx';
import { DishMarks, HeatMark } from '../../ui/dishes/dish-marks.tsx';
import { describeNeeds, displayName } from '../../stores/describe-needs.ts';
import { Exclusions, TableMates } from './needs.tsx';
import { priceText } from '../../ui/dishes/price-text.ts';
import field from '../../ui/field.module.css';
import { SoldOut } from '../../ui/dated.tsx';
import { type ChangeTable, type FilledTable, useTableWords } from './table-context.ts';
import type { ListedDish } from './listed-dishes.ts';
import styles from './table.module.css';
import { addQuantity, assignEntry, MAX_QUANTITY } from '../../stores/table-list.ts';

interface TableGroupsProps extends Pick<FilledTable, 'list' | 'dishes'> {
  onChange: ChangeTable;
}

/** The dishes to share, then those of each person, with their totals. A guest alone gets no headings. */
export function TableGroups({ list, dishes, onChange }: TableGroupsProps) {
  const words = useTableWords();
  const { people } = list;
  return [null, ...people.keys()].map((eater) => {
    const own = dishes.filter(({ entry }) => entry.eater === eater);
    const person = eater === null ? undefined : people[eater];
    if (own.length === 0) return null;
    const total = own.reduce((pence, { price, entry }) => pence + price * entry.quantity, 0);
    return (
      <section key={eater} className="ruled">
        {people.length > 1 && (
          <div className={styles['head']}>
            <h2 className="type-name bright">
              {eater === null ? words.list.toShare : displayName(people, eater, words)}
            </h2>
            <span className="muted">{person && describeNeeds(person, words)}</span>
            <b className="type-button">{priceText(total / 100, words.currency)}</b>
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

/** A dish with its quantity, price and eater, and the people who cannot eat it. */
function Line({ list, listed, onChange }: Omit<TableGroupsProps, 'dishes'> & { listed: ListedDish }) {
  const allWords = useTableWords();
  const { list: words, legend, filters, soldOut, currency } = allWords;
  const { entry, dish, isDrink, name, price } = listed;
  const { people } = list;
  const change = (by: number) => onChange((current) => addQuantity(current, entry, by));
  return (
    <li className={`type-small ${styles['line']}`} data-entry={entry.dish}>
      <h3 tabIndex={-1}>
        <span>{`${name} `}</span>
        <HeatMark heat={dish.heat} label={`${legend.heat}: ${filters.heats[dish.heat]}`} />
        {dish.soldOut && <SoldOut period={dish.soldOut}>{soldOut}</SoldOut>}
      </h3>
      <div className={styles['stepper']}>
        <button type="button" aria-label={fill(words.fewer, { dish: name })} onClick={() => change(-1)}>
          −
        </button>
        <output aria-label={name}>{entry.quantity}</output>
        <button
          type="button"
          aria-label={fill(words.more, { dish: name })}
          disabled={entry.quantity >= MAX_QUANTITY}
          onClick={() => change(1)}
        >
          +
        </button>
      </div>
      <span className={`type-button ${styles['price']}`}>{priceText((price * entry.quantity) / 100, currency)}</span>
      <DishMarks dish={dish} isDrink={isDrink} words={allWords} />
      {dish.description && <p className="muted">{dish.description}</p>}
      <p>
        <AllergenLine dishAllergens={dish.allergens} isDrink={isDrink} words={allWords} />
      </p>
      <Exclusions dish={dish} people={people} eaters={[entry.eater]} />
      <TableMates dish={dish} people={people} eaters={[entry.eater]} />
      {people.length > 1 && (
        <select
          className={field['input']}
          aria-label={fill(words.eater, { dish: name })}
          value={entry.eater ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange((current) => assignEntry(current, entry, value === '' ? null : Number(value)))
          }
        >
          <option value="">{words.toShare}</option>
          {people.map((_, index) => (
            <option key={index} value={index}>
              {displayName(people, index, allWords)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
