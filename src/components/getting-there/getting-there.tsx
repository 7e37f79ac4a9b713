import { branches, ui } from '#content';
import { SectionHead } from '../section-head.tsx';
import { BranchFacts, BranchRoute } from './branch-directions.tsx';
import styles from './getting-there.module.css';

const words = ui.gettingThere;

const accessTexts = [...new Set(branches.map(({ accessText }) => accessText))];
/** What all branches say alike is written once below them. */
const shared = accessTexts.length === 1 ? accessTexts[0] : undefined;

/** How to reach each branch. */
export const GettingThere = () => (
  <section className={styles['section']} id="getting-there">
    <div className="wrap">
      <SectionHead roomName={words.roomName} heading={words.title} lead={words.intro} />
      <ul className={styles['branches']}>
        {branches.map((branch) => (
          <li key={branch.key}>
            <BranchRoute branch={branch} />
            <BranchFacts branch={branch} texts={shared ? [] : [branch.accessText]} />
          </li>
        ))}
      </ul>
      {shared && <p className={`lead ${styles['shared']}`}>{shared}</p>}
    </div>
  </section>
);
