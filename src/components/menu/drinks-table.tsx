// Narrow windows change `display`, and browsers then drop the implicit roles of a table, so that all roles are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { dishTexts } from '../../../model/dish-texts.ts';
import type { Dish, MenuCategory } from '../../../model/types.ts';
import { AddPlace } from '../../ui/dishes/add-place.tsx';
import { Codes } from '../../ui/dishes/codes.tsx';
import { dishWords } from './content-dish-words.ts';
import { groupByStyle, sizesOf, splitName } from '../../ui/dishes/drinks.ts';
import styles from './drinks-table.module.css';

interface DrinksTableProps {
  category: MenuCategory;
  table: NonNullable<MenuCategory['table']>;
  idOf: (drink: Dish) => string | undefined;
}

/** Drinks of one kind: a row for each, a column for each size. */
export function DrinksTable({ category: { name, items }, table, idOf }: DrinksTableProps) {
  const sizes = sizesOf(items);
  return (
    <table className={styles['table']} role="table" aria-label={name}>
      <thead role="rowgroup">
        <tr role="row">
          {[table.name, ...sizes, table.price].map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groupByStyle(items).map(({ style, drinks }) => (
        <tbody key={style ?? ''} role="rowgroup">
          {style && (
            <tr role="row" className={styles['style']}>
              <th role="columnheader" scope="rowgroup" colSpan={sizes.length + 2}>
                {style}
              </th>
            </tr>
          )}
          {drinks.map((drink) => (
            <tr key={drink.id} role="row" id={idOf(drink)}>
              <Names drink={drink} />
              {sizes.map((size) => {
                const price = drink.also?.find((one) => one.size === size)?.price;
                return (
                  <td key={size} role="cell">
                    {price !== undefined && <AddPlace price={price} size={size} currency={dishWords.currency} />}
                  </td>
                );
              })}
              <td role="cell">
                <AddPlace price={drink.price} currency={dishWords.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Names({ drink }: { drink: Dish }) {
  const [name, origin] = splitName(drink.baseName);
  return (
    <th role="rowheader" scope="row">
      <b>{name}</b> <Codes dish={drink} words={dishWords} />
      <span className={styles['about']}>
        {origin && <i>{origin}</i>}
        {dishTexts.map(
          (text) =>
            drink[text] && (
              <span key={text} data-description="">
                {drink[text]}
              </span>
            ),
        )}
      </span>
    </th>
  );
}
