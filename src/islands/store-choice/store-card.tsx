import type { MouseEventHandler } from 'react';
import { fill } from '../../../model/fill.ts';
import { CallLink } from '../../ui/contact.tsx';
import { ClosureNote } from '../../ui/closure-note.tsx';
import { cx } from '../../ui/class-names.ts';
import { OpeningLine } from '../../ui/opening-line.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { ServiceLink } from './service-link.tsx';
import type { ChoiceWords, Store } from './store.ts';
import styles from './store-card.module.css';

interface StoreCardProps {
  branch: Store;
  isChosen: boolean;
  /** Without the last seating, which is for those who book. */
  isShort: boolean;
  words: ChoiceWords;
  onPick: MouseEventHandler<HTMLButtonElement>;
}

/** A store: its picture with name and telephone, its hours and address, and a button that covers the whole card. With scripts off, a plain link. */
export function StoreCard({ branch, isChosen, isShort, words, onPick }: StoreCardProps) {
  const { store, address, hours, line, picture, deliveryPhone } = branch;
  return (
    <li className={cx(styles['card'], isShort && styles['short'], isChosen && styles['chosen'])}>
      <div className={styles['picture']}>
        {picture && <Picture picture={picture} alt="" sizes="(width > 700px) 46vw, 92vw" />}
        <div className={styles['name']}>
          <h2>{store}</h2>
          <CallLink branch={branch} />
        </div>
      </div>
      <div className={styles['text']}>
        <OpeningLine branch={branch} announced={branch.announced} isShort={isShort} withHours />
        <p className="no-script">{hours}</p>
        <p className={styles['address']}>{address}</p>
        <p className={styles['line']}>
          <TextWithLinks phones={[deliveryPhone]}>{line}</TextWithLinks>
        </p>
      </div>
      <button type="button" className={`needs-script ${styles['pick']}`} aria-pressed={isChosen} onClick={onPick}>
        <span>{isChosen ? words.chosen : fill(words.choose, { store })}</span>
        {isChosen && <span className="sr">{` ${store}`}</span>}
      </button>
      <div className={`no-script ${styles['plain']}`}>
        <ClosureNote branch={branch} replacesNext />
        <ServiceLink branch={branch} actionLabel={words.action} />
      </div>
    </li>
  );
}
