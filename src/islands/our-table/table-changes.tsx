import { useEffect, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { Button } from '../../ui/button.tsx';
import { loadBranchData } from '../../data/branch-data.ts';
import { priceText } from '../../ui/dishes/price-text.ts';
import type { TableBranch } from '../../data/our-table.ts';
import { type ChangeTable, useTableWords } from './table-context.ts';
import { offersOf, type TodaysList } from './listed-dishes.ts';
import styles from './table.module.css';
import { setPrices, setQuantity } from '../../stores/table-list.ts';

interface TableChangesProps {
  branch: TableBranch;
  branches: readonly TableBranch[];
  today: TodaysList;
  onChange: ChangeTable;
}

/** What is not as it was when the list was made: dishes that the branch does not have, and prices. */
export function TableChanges({ branch, branches, today: { missing, changed }, onChange }: TableChangesProps) {
  const { list: words, currency } = useTableWords();
  const elsewhere = useOtherMenus(branches, branch, missing.length > 0);
  return (
    <>
      {missing.length > 0 && (
        <ul className={`stack start callout ${styles['changes']}`}>
          {missing.map((entry) => {
            const known = elsewhere.get(entry.dish);
            const dish = known?.name ?? fill(words.unknownDish, { price: priceText(entry.price / 100, currency) });
            return (
              <li key={`${entry.dish} ${entry.eater}`}>
                <span>{`${fill(words.notHere, { dish, store: branch.store })} `}</span>
                {known && <span>{`${fill(words.elsewhere, { stores: known.stores.join(', ') })} `}</span>}
                <Button
                  className="no-print"
                  kind="line"
                  size="small"
                  onClick={() => onChange((list) => setQuantity(list, entry, 0))}
                >
                  {fill(words.remove, { dish })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {changed.length > 0 && (
        <div className={`stack start callout ${styles['changes']}`} role="status">
          <h2 className="type-name bright">{words.changedTitle}</h2>
          <ul>
            {changed.map(({ name, entry, price }) => (
              <li key={entry.dish}>
                {fill(words.changed, {
                  dish: name,
                  before: priceText(entry.price / 100, currency),
                  now: priceText(price / 100, currency),
                })}
              </li>
            ))}
          </ul>
          <Button
            className="no-print"
            kind="line"
            size="small"
            onClick={() => {
              const prices = new Map(changed.map(({ entry, price }) => [entry.dish, price]));
              onChange((list) => setPrices(list, prices));
            }}
          >
            {words.seen}
          </Button>
        </div>
      )}
    </>
  );
}

type OtherDishes = ReadonlyMap<number, { name: string; stores: string[] }>;

/** The dishes of the other branches by number, with the branches that have them. Empty until they are needed and have loaded. */
function useOtherMenus(branches: readonly TableBranch[], shown: TableBranch, isNeeded: boolean): OtherDishes {
  const [dishes, setDishes] = useState<OtherDishes>(new Map());
  useEffect(() => {
    if (!isNeeded) return;
    const others = branches.filter(({ key }) => key !== shown.key);
    // Without them the message names no dish.
    Promise.all(others.map(loadOffers)).then(
      (menus) => setDishes(collect(menus)),
      () => undefined,
    );
  }, [branches, shown, isNeeded]);
  return dishes;
}

const loadOffers = async ({ store, dataAddress }: TableBranch) => ({
  store,
  offers: offersOf((await loadBranchData(dataAddress)).categories),
});

function collect(menus: readonly Awaited<ReturnType<typeof loadOffers>>[]): OtherDishes {
  const dishes = new Map<number, { name: string; stores: string[] }>();
  for (const { store, offers } of menus)
    for (const [dish, { name }] of offers)
      dishes.set(dish, { name, stores: [...(dishes.get(dish)?.stores ?? []), store] });
  return dishes;
}
