import branches from 'virtual:content/branches';
import * as ui from 'virtual:content/ui';
import { BackLink } from '../components/text-link.tsx';
import { menuPath, paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { fill } from '../../model/fill.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';
import styles from './table-sheet.module.css';

const Sheets = lazyWithPreload(() => import('../components/table-sheet/sheets.tsx'));

/** For staff: the table sheet of a branch in two sizes, for printing. It has no layout. */
export default function TableSheet({ branch: key }: { branch: string }) {
  const branch = branches.find((one) => one.key === key);
  if (!branch) throw new Error(`content/branches has no branch "${key}"`);
  const words = ui.tableSheet;
  const others = branches.filter((one) => one !== branch);
  return (
    <main id="main" className={styles['page']}>
      <div className={styles['head']}>
        <BackLink href={menuPath(branch)}>{words.back}</BackLink>
        <h1>{fill(words.title, { store: branch.store })}</h1>
        <p className="lead">{words.intro}</p>
        <div className={styles['print']}>
          <Button className="needs-script" onClick={() => print()}>
            {words.print}
          </Button>
          <p>{words.hint}</p>
        </div>
      </div>
      <SkipHydration>
        <Sheets branch={branch} />
      </SkipHydration>
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
