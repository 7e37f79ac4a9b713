import { useId, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { Choice, Group } from '../party/needs-form.tsx';
import { displayName } from '../../stores/person-name.ts';
import { priceText } from '../../ui/dishes/price-text.ts';
import { type FilledTable, useTableWords } from './table-context.ts';
import styles from './table.module.css';
import { countDishes } from '../../stores/table-list.ts';
import { sumUp, type TableTotals } from './totals.ts';

const divisions = ['evenly', 'byPerson'] as const satisfies readonly (keyof TableTotals)[];

/** The total of the list, with service if the branch charges it, and what each person pays. */
export function TableSums({ list: { people }, branch: { serviceCharge = 0 }, dishes }: FilledTable) {
  const words = useTableWords();
  const { sums } = words;
  const group = useId();
  const [division, setDivision] = useState<(typeof divisions)[number]>('evenly');
  const totals = sumUp(dishes, serviceCharge, people.length);
  const count = countDishes({ entries: dishes.map(({ entry }) => entry) });
  return (
    <section className={styles['sums']}>
      <h2>{sums.title}</h2>
      <dl>
        <Sum label={count === 1 ? sums.one : fill(sums.many, { n: count })} pence={totals.dishes} />
        {serviceCharge > 0 && <Sum label={fill(sums.service, { percent: serviceCharge })} pence={totals.total} />}
      </dl>
      {serviceCharge > 0 && <p>{fill(sums.serviceNote, { percent: serviceCharge })}</p>}
      {people.length > 1 && (
        <>
          <Group legend={sums.split}>
            {divisions.map((each) => (
              <Choice key={each} name={group} isOn={each === division} onChoose={() => setDivision(each)}>
                {sums[each]}
              </Choice>
            ))}
          </Group>
          <dl>
            {totals[division].map((pence, index) => (
              // People have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <Sum key={index} label={displayName(people, index, words.party)} pence={pence} />
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function Sum({ label, pence }: { label: string; pence: number }) {
  const { currency } = useTableWords();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{priceText(pence / 100, currency)}</dd>
    </div>
  );
}
