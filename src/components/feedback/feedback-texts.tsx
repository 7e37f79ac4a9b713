import { branches, feedback } from '#content';
import { useId } from 'react';
import { ContentPicture } from '../content-picture.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import styles from './feedback-page.module.css';

const words = feedback;

/** Before the first field, so that nobody writes a letter that is not sent: the telephone numbers. */
export function NothingIsSent() {
  return (
    <div className={styles['note']}>
      <p>{words.note}</p>
      <ul>
        {branches.map((branch) => (
          <li key={branch.key}>
            {branch.store} <CallLink branch={branch} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Beside the form: a picture, and what to do while still at the table. */
export function FeedbackAside() {
  const label = useId();
  return (
    <aside className={styles['aside']} aria-labelledby={label}>
      <div className={styles['stay']}>
        <div className={styles['picture']}>
          <ContentPicture
            picture={words.picture}
            alt={words.alt}
            letter={words.banner}
            sizes="(min-width: 901px) 42vw, 100vw"
          />
        </div>
        <div className={styles['words']}>
          <p id={label} className="label muted">
            {words.asideLabel}
          </p>
          <p className="lead">{words.aside}</p>
        </div>
      </div>
    </aside>
  );
}
