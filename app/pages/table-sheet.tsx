import { useParams } from 'react-router';
import branches from 'virtual:content/branches';
import * as ui from 'virtual:content/ui';

import type { Branch } from '../content/schema.ts';
import { pageMeta } from '../page-meta.ts';
import { lastingMenuPath, paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import { latePart } from '../ui/late-part.tsx';
import { Still } from '../ui/still.tsx';
import styles from './table-sheet.module.css';

const Sheets = latePart(() => import('../components/table-sheet/sheets.tsx'));

/** The build makes this page for every branch; there are no others. */
function branchOf(key: string | undefined): Branch {
  const branch = branches.find((one) => one.key === key);
  if (!branch) throw new Error(`content/branches has no branch "${key}"`);
  return branch;
}

export const meta = ({ params }: { params: { branch?: string } }) => {
  return pageMeta(paths.tableSheet(branchOf(params.branch).key));
};

/** For staff: the sheet for the tables of a branch, in two sizes, to be printed by the button or by the browser. It stands outside the layout. */
export default function TableSheet() {
  const branch = branchOf(useParams()['branch']);
  const words = ui.tableSheet;
  const others = branches.filter((one) => one !== branch);
  return (
    <main id="main" className={styles['page']}>
      <div className={styles['head']}>
        <a className={styles['back']} href={lastingMenuPath(branch.key)}>
          {words.back}
        </a>
        <h1>{fill(words.title, { store: branch.store })}</h1>
        <p className="lead">{words.intro}</p>
        <div className={styles['print']}>
          <Button className="needs-script" onClick={() => print()}>
            {words.print}
          </Button>
          <p>{words.hint}</p>
        </div>
      </div>
      <Still>
        <Sheets branch={branch} />
      </Still>
      {others.length > 0 && (
        <nav className={styles['others']} aria-label={words.others}>
          <h2>{words.others}</h2>
          <ul>
            {others.map(({ key, store }) => (
              <li key={key}>
                <a href={paths.tableSheet(key)}>{store}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}
