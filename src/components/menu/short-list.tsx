import { menuPage as words } from '#content';
import styles from './short-list.module.css';

/** The switch that hides the descriptions of all dishes, and the one that keeps this choice on the device (scripts/short-list.ts). */
export function ShortList() {
  return (
    <div className={styles['shortList']}>
      <label>
        <input type="checkbox" data-short-list="on" />
        {words.shortList.label}
      </label>
      <label className="needs-script">
        <input type="checkbox" data-short-list="kept" />
        {words.shortList.keep}
      </label>
    </div>
  );
}
