import { branches, ui } from '#content';
import { paths } from '../../paths.ts';
import { SectionHead } from '../section-head.tsx';
import { ArrowLink } from '../text-link.tsx';
import { BranchFacts, BranchRoute } from './branch-directions.tsx';
import styles from './getting-there.module.css';

const words = ui.gettingThere;
const ID = 'getting-there';

const accessTexts = [...new Set(branches.map(({ accessText }) => accessText))];
/** What all branches say alike is written once below them. */
const shared = accessTexts.length === 1 ? accessTexts[0] : undefined;

/** How to reach each branch. The short version has the way from the station, and links to the rest. */
export const GettingThere = ({ isShort }: { isShort: boolean }) => (
  <section className={styles['section']} id={ID}>
    <div className="wrap">
      <SectionHead roomName={words.roomName} heading={words.title} lead={words.intro} />
      <ul className={styles['branches']}>
        {branches.map((branch) => (
          <li key={branch.key}>
            <BranchRoute branch={branch} />
            {!isShort && <BranchFacts branch={branch} texts={shared ? [] : [branch.accessText]} />}
          </li>
        ))}
      </ul>
      {isShort ? (
        <ArrowLink href={`${paths.selectStore}#${ID}`}>
          {[words.buses, words.parking, words.access].join(', ')}
        </ArrowLink>
      ) : (
        shared && <p className={`lead ${styles['shared']}`}>{shared}</p>
      )}
    </div>
  </section>
);
