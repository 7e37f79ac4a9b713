import { menuPage as words } from '#content';
import { useRef, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { isShortListKept, keepShortList, SHORT_LIST } from '../../start/short-list.ts';
import styles from './short-list.module.css';

/**
 * The switch that hides the descriptions of all dishes, by styles alone, and the one that keeps this choice on the device.
 * On the first page, app/start/short-list.ts sets both before hydration.
 */
export function ShortList() {
  const isHydrated = useHydrated();
  const [isKept] = useState(() => isHydrated && isShortListKept());
  const keep = useRef<HTMLInputElement>(null);
  const onSwitch = (isShort: boolean) => {
    if (isShort || !keep.current?.checked) return;
    keep.current.checked = false;
    keepShortList(false);
  };
  return (
    <div className={styles['shortList']}>
      <label>
        <input
          type="checkbox"
          defaultChecked={isKept}
          {...{ [SHORT_LIST]: 'on' }}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
        {words.shortList.label}
      </label>
      <label className="needs-script">
        <input
          ref={keep}
          type="checkbox"
          defaultChecked={isKept}
          {...{ [SHORT_LIST]: 'kept' }}
          onChange={({ currentTarget }) => {
            currentTarget.checked = keepShortList(currentTarget.checked);
          }}
        />
        {words.shortList.keep}
      </label>
    </div>
  );
}
