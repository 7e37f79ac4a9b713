import { ourTable } from '#content';
import { useState } from 'react';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { paths, telephoneUrl } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import bar from '../finder/finder-bar.module.css';
import formStyles from '../finder/finder-form.module.css';
import { ShareChoices } from '../finder/share-choices.tsx';
import { LinkButton } from '../link-button.tsx';
import { priceText } from '../../ui/dishes/price-text.ts';
import { listPath } from './list-address.ts';
import type { ListedDish } from './listed-dishes.ts';
import styles from './our-table.module.css';
import { PhoneView } from './phone-view.tsx';
import type { TableList } from './table-list.ts';
import { totalsOf } from './table-sums.tsx';
import { WaiterView } from './waiter-view.tsx';

const { acts: words } = ourTable;

interface TableActsProps {
  list: TableList;
  branch: BranchSummary;
  dishes: readonly ListedDish[];
  onChange: (list: TableList) => void;
}

const views = { waiter: WaiterView, phone: PhoneView };

/** Everything that a party does with its list: show it, read it out, share it, print it, order online, ring. */
export function TableActs({ list, branch, dishes, onChange }: TableActsProps) {
  const [view, setView] = useState<keyof typeof views | null>(null);
  const { store, phone, serviceCharge = 0 } = branch;
  const View = view && views[view];
  const { total } = totalsOf(dishes, serviceCharge, 1);
  return (
    <div className={styles['acts']}>
      <Button onClick={() => setView('waiter')}>{words.waiter}</Button>
      <Button kind="line" onClick={() => setView('phone')}>
        {words.phone}
      </Button>
      <LinkButton kind="line" href={paths.selectStore}>
        {words.order}
      </LinkButton>
      <a href={telephoneUrl(phone)}>{fill(words.ring, { store, phone })}</a>
      <ShareChoices path={listPath(list)} words={words} />
      <p className="muted">{words.shareNote}</p>
      <button type="button" className={formStyles['action']} onClick={() => print()}>
        {words.print}
      </button>
      <button type="button" className={formStyles['action']} onClick={() => onChange({ ...list, entries: [] })}>
        {words.clear}
      </button>
      {View && <View list={list} branch={branch} dishes={dishes} onClose={() => setView(null)} />}
      {/* The foot of narrow windows, in place of the action bar. */}
      <div className={bar['bar']} data-finder-bar="">
        <p>{priceText(total / 100)}</p>
        <Button onClick={() => setView('waiter')}>{words.waiter}</Button>
      </div>
    </div>
  );
}
