import { branches, ourTable } from '#content';
import { useEffect, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { Button } from '../../ui/button.tsx';
import { loadDishes } from '../allergens/load-dishes.ts';
import { priceText } from '../../ui/dishes/price-text.ts';
import { offersOf, type TodaysList } from './listed-dishes.ts';
import styles from './our-table.module.css';
import { setPrices, setQuantity, type TableList } from './table-list.ts';

const { list: words } = ourTable;

interface TableChangesProps {
  list: TableList;
  branch: BranchSummary;
  today: TodaysList;
  onChange: (list: TableList) => void;
}

/** What is not as it was when the list was made: dishes that the branch does not have, and prices. */
export function TableChanges({ list, branch, today: { missing, changed }, onChange }: TableChangesProps) {
  const elsewhere = useOtherMenus(branch, missing.length > 0);
  return (
    <>
      {missing.length > 0 && (
        <ul className={styles['changes']}>
          {missing.map((entry) => {
            const known = elsewhere.get(entry.dish);
            const dish = known?.name ?? fill(words.unknownDish, { price: priceText(entry.price / 100) });
            return (
              <li key={`${entry.dish} ${entry.eater}`}>
                {fill(words.notHere, { dish, store: branch.store })}{' '}
                {known && fill(words.elsewhere, { stores: known.stores.join(', ') })}{' '}
                <Button kind="line" size="small" onClick={() => onChange(setQuantity(list, entry, 0))}>
                  {fill(words.remove, { dish })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {changed.length > 0 && (
        <div className={styles['changes']} role="status">
          <h2>{words.changedTitle}</h2>
          <ul>
            {changed.map(({ name, entry, price }) => (
              <li key={entry.dish}>
                {fill(words.changed, { dish: name, before: priceText(entry.price / 100), now: priceText(price / 100) })}
              </li>
            ))}
          </ul>
          <Button
            kind="line"
            size="small"
            onClick={() => onChange(setPrices(list, new Map(changed.map(({ entry, price }) => [entry.dish, price]))))}
          >
            {words.seen}
          </Button>
        </div>
      )}
    </>
  );
}

/** The dishes of the other branches by number, with the branches that have them. Empty until they are needed and have loaded. */
function useOtherMenus(
  shown: BranchSummary,
  isNeeded: boolean,
): ReadonlyMap<number, { name: string; stores: string[] }> {
  const [dishes, setDishes] = useState<ReadonlyMap<number, { name: string; stores: string[] }>>(new Map());
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    const others = branches.filter(({ key }) => key !== shown.key);
    // Without them the message names no dish.
    void Promise.all(others.map(({ key }) => loadDishes(key))).then(
      (menus) =>
        !isOver &&
        setDishes(
          collect(
            others,
            menus.map((pages) => pages.flatMap((page) => page.categories)),
          ),
        ),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [shown, isNeeded]);
  return dishes;
}

function collect(others: readonly BranchSummary[], menus: readonly Parameters<typeof offersOf>[0][]) {
  const dishes = new Map<number, { name: string; stores: string[] }>();
  for (const [index, { store }] of others.entries())
    for (const [dish, { name }] of offersOf(menus[index] ?? []))
      dishes.set(dish, { name, stores: [...(dishes.get(dish)?.stores ?? []), store] });
  return dishes;
}
