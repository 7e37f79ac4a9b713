import { tableSheet } from '#content';
import type { Branch } from '../../../model/types.ts';
import { Sheet } from './sheet.tsx';
import styles from './sheets.module.css';

const words = tableSheet;
const sizes = ['a5', 'a6'] as const;

/** The sheet of a branch in both sizes, at print scale, and the choice of size. CSS alone applies the choice when printing. */
export function Sheets({ branch }: { branch: Branch }) {
  return (
    <fieldset className={styles['sizes']}>
      <legend className="label">{words.sizes}</legend>
      {sizes.map((size) => (
        <div key={size} className={`${styles['size']} ${styles[size]}`}>
          <label>
            <input type="radio" name="size" value={size} defaultChecked={size === sizes[0]} />
            {words[size]}
          </label>
          <Sheet branch={branch} />
        </div>
      ))}
    </fieldset>
  );
}
