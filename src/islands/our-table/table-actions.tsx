import { useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { paths, telephoneUrl } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import bar from '../party/foot-bar.module.css';
import choiceStyles from '../party/choices.module.css';
import { ShareAddress } from '../party/share-address.tsx';
import { priceText } from '../../ui/dishes/price-text.ts';
import { listPath } from '../../stores/list-address.ts';
import { type FilledTable, useTableWords } from './table-context.ts';
import { Warnings } from './exclusions.tsx';
import styles from './table.module.css';
import { sumUp } from './totals.ts';
import { PhoneView, WaiterView } from './views.tsx';

const views = { waiter: WaiterView, phone: PhoneView };

/** Everything that a party does with its list: show it, read it out, share it, print it, book, order online, ring. */
export function TableActions({ list, branch, dishes, onClear }: FilledTable & { onClear: () => void }) {
  const { actions: words, currency, sums } = useTableWords();
  const [view, setView] = useState<keyof typeof views | null>(null);
  const { store, phone, serviceCharge = 0 } = branch;
  const View = view && views[view];
  const { dishes: sum, total } = sumUp(dishes, serviceCharge, 1);
  return (
    <div className={styles['actions']}>
      <Button onClick={() => setView('waiter')}>{words.waiter}</Button>
      <Button kind="line" onClick={() => setView('phone')}>
        {words.phone}
      </Button>
      <LinkButton kind="line" href={paths.bookReservation} data-booking="">
        {words.book}
      </LinkButton>
      <LinkButton kind="line" href={paths.selectStore}>
        {words.order}
      </LinkButton>
      <p className="muted">{words.orderNote}</p>
      <a href={telephoneUrl(phone)}>{fill(words.ring, { store, phone })}</a>
      <ShareAddress path={listPath(list)} words={words} />
      <p className="muted">{words.shareNote}</p>
      <button type="button" className={choiceStyles['action']} onClick={() => print()}>
        {words.print}
      </button>
      <button type="button" className={choiceStyles['action']} onClick={onClear}>
        {words.clear}
      </button>
      {View && <View list={list} branch={branch} dishes={dishes} onClose={() => setView(null)} />}
      {/* The foot of narrow windows, in place of the action bar. */}
      <div className={bar['bar']} data-page-bar="">
        <p>
          <span>{priceText(sum / 100, currency)}</span>
          {serviceCharge > 0 && (
            <small>{`${fill(sums.service, { percent: serviceCharge })} ${priceText(total / 100, currency)}`}</small>
          )}
          <Warnings list={list} dishes={dishes} />
        </p>
        <Button onClick={() => setView('waiter')}>{words.waiter}</Button>
      </div>
    </div>
  );
}
