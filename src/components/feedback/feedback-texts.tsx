import { branches, feedback } from '#content';
import { ContentPicture } from '../content-picture.tsx';
import styles from './feedback-page.module.css';

const { noScript, picture, alt, aside, banner } = feedback;

/** With scripts off, in the place of SUBMIT: the mailboxes. */
export function Mailboxes() {
  return (
    <div className={`no-script ${styles['mailboxes']}`}>
      <p>{noScript}</p>
      <ul>
        {branches.map(({ store, email }) => (
          <li key={email}>
            {store} <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Beside the form: a picture, and what to do while still at the table. */
export function FeedbackAside() {
  return (
    <figure className={styles['aside']}>
      <div className={styles['picture']}>
        <ContentPicture of={{ picture, alt }} tileName={banner} sizes="(min-width: 901px) 34vw, 100vw" />
      </div>
      <figcaption>{aside}</figcaption>
    </figure>
  );
}
