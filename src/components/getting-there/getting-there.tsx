import { branches, ui } from '#content';
import { SectionHead } from '../section-head.tsx';
import { BranchFacts, BranchRoute } from './branch-directions.tsx';
import styles from './getting-there.module.css';

const words = ui.gettingThere;

/** How to reach each branch. */
export const GettingThere = () => (
  <section className={styles['section']} id="getting-there">
    <div className="wrap">
      <SectionHead roomName={words.roomName} heading={words.title} lead={words.intro} />
      <ul className={styles['branches']}>
        {branches.map((branch, index) => (
          <li key={branch.key} id={branch.key} className={index % 2 ? styles['even'] : undefined}>
            <BranchRoute branch={branch} />
            <BranchFacts branch={branch} />
          </li>
        ))}
      </ul>
      <p className={`lead ${styles['note']}`}>{words.whenBooking}</p>
    </div>
  </section>
);
