import { branches, ui } from '#content';
import { SectionHead } from '../section-head.tsx';
import styles from './getting-there.module.css';
import { BranchDirections } from './branch-directions.tsx';

const words = ui.gettingThere;

export const GETTING_THERE = 'getting-there';

/** How to reach each branch: address, travel details, map links. */
export const GettingThere = () => (
  <section className={styles['section']} id={GETTING_THERE}>
    <div className="wrap">
      <SectionHead roomName={words.roomName} heading={words.title} lead={words.intro} />
      <ul className={styles['branches']}>
        {branches.map((branch) => (
          <li key={branch.key}>
            <BranchDirections branch={branch} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
