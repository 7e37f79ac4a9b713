import branches from 'virtual:content/stores';
import * as ui from 'virtual:content/ui';
import { SectionHead } from '../section-head.tsx';
import styles from './getting-there.module.css';
import { Way } from './way.tsx';

const words = ui.gettingThere;

/** How to reach each branch: its door, the way from the station, who shows it on a map. Loaded apart from the page (ui/still.tsx). */
export default function GettingThere() {
  return (
    <section className={styles['section']}>
      <div className="wrap">
        <SectionHead plate={words.doorPlate} heading={words.title} lead={words.intro} />
        <ul className={styles['branches']}>
          {branches.map((branch) => (
            <li key={branch.key}>
              <Way branch={branch} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
