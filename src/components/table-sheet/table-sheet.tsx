import { branches, tableSheet } from '#content';
import { fill } from '../../../model/fill.ts';
import type { Branch } from '../../../model/types.ts';
import { menuPath, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { BackLink } from '../text-link.tsx';
import { Sheet } from './sheet.tsx';
import sheets from './sheets.module.css';
import styles from './table-sheet.module.css';

const words = tableSheet;
const sizes = ['a5', 'a6'] as const;

/** For staff: the table sheet of a branch in two sizes, for printing. */
export function TableSheet({ branch }: { branch: Branch }) {
  const others = branches.filter((one) => one !== branch);
  return (
    <main id="main" className={styles['page']}>
      <div className={styles['head']}>
        <BackLink href={menuPath(branch)}>{words.back}</BackLink>
        <h1>{fill(words.title, { store: branch.store })}</h1>
        <p className="lead">{words.intro}</p>
        <div className={styles['print']}>
          <Button className="needs-script" data-print="">
            {words.print}
          </Button>
          <p>{words.hint}</p>
        </div>
      </div>
      {/* Both sizes at print scale. CSS alone applies the choice when printing. */}
      <fieldset className={sheets['sizes']}>
        <legend className="label">{words.sizes}</legend>
        {sizes.map((size) => (
          <div key={size} className={`${sheets['size']} ${sheets[size]}`}>
            <label>
              <input type="radio" name="size" value={size} defaultChecked={size === sizes[0]} />
              {words[size]}
            </label>
            <Sheet branch={branch} />
          </div>
        ))}
      </fieldset>
      {others.length > 0 && (
        <nav className={styles['others']} aria-label={words.others}>
          <h2>{words.others}</h2>
          <ul>
            {others.map(({ key: other, store }) => (
              <li key={other}>
                <a href={paths.tableSheet(other)}>{store}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}
