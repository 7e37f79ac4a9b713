import { useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { priceText } from '../../ui/dishes/price-text.ts';
import { type FilledTable, useTableWords } from './table-context.ts';
import styles from './table.module.css';
import { listedText, sumUp } from './listed-dishes.ts';
import { paths, telephoneUrl } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import bar from '../party/foot-bar.module.css';
import { ShareAddress } from '../party/share-address.tsx';
import { listPath } from '../../stores/list-address.ts';
import { PhoneView, WaiterView } from './views.tsx';

/** The total of the list, with service if the branch charges it. */
export function TableSums({ branch: { serviceCharge = 0 }, dishes }: Omit<FilledTable, 'list'>) {
  const { sums, facts } = useTableWords();
  const totals = sumUp(dishes, serviceCharge);
  return (
    <section className={styles['sums']}>
      <h2 className="type-name bright">{sums.title}</h2>
      <dl>
        <Sum label={listedText(dishes, facts)} pence={totals.dishes} />
        {serviceCharge > 0 && <Sum label={fill(sums.service, { percent: serviceCharge })} pence={totals.total} />}
      </dl>
      {serviceCharge > 0 && <p>{fill(sums.serviceNote, { percent: serviceCharge })}</p>}
    </section>
  );
}

function Sum({ label, pence }: { label: string; pence: number }) {
  const { currency } = useTableWords();
  return (
    <div>
      <dt>{label}</dt>
      <dd className="type-button">{priceText(pence / 100, currency)}</dd>
    </div>
  );
}

const views = { waiter: WaiterView, phone: PhoneView };

/** Everything that a party does with its list: show it, read it out, share it, print it, book, order online, ring. */
export function TableActions({ list, branch, dishes, onClear }: FilledTable & { onClear: () => void }) {
  const { actions: words, currency, sums } = useTableWords();
  const [view, setView] = useState<keyof typeof views | null>(null);
  const { store, phone, serviceCharge = 0 } = branch;
  const View = view && views[view];
  const { dishes: sum, total } = sumUp(dishes, serviceCharge);
  return (
    <div className={`stack no-print ${styles['actions']}`}>
      <Button className={styles['waiter']} onClick={() => setView('waiter')}>
        {words.waiter}
      </Button>
      <Button kind="line" onClick={() => setView('phone')}>
        {words.phone}
      </Button>
      <div className="cluster">
        <a className="act tap" href={telephoneUrl(phone)}>
          {fill(words.ring, { store, phone })}
        </a>
        {branch.hasBooking && (
          <a className="act tap" href={paths.bookReservation} data-booking="">
            {words.book}
          </a>
        )}
        {branch.hasOrdering && (
          <a className="act tap" href={paths.selectStore}>
            {words.order}
          </a>
        )}
      </div>
      {branch.hasOrdering && <p className="muted">{words.orderNote}</p>}
      <div className="cluster">
        <button type="button" className="act" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" className="act" onClick={onClear}>
          {words.clear}
        </button>
        <ShareAddress path={listPath(list)} words={words} />
      </div>
      <p className="muted">{words.shareNote}</p>
      {View && <View list={list} branch={branch} dishes={dishes} onClose={() => setView(null)} />}
      {/* The foot of narrow windows, in place of the action bar. */}
      <div className={bar['bar']} data-page-bar="">
        <p>
          <span className="type-price">{priceText(sum / 100, currency)}</span>
          {serviceCharge > 0 && (
            <small>{`${fill(sums.service, { percent: serviceCharge })} ${priceText(total / 100, currency)}`}</small>
          )}
        </p>
        <Button onClick={() => setView('waiter')}>{words.waiter}</Button>
      </div>
    </div>
  );
}
