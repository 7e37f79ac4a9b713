import * as words from 'virtual:content/menu-page';
import styles from './allergen-notice.module.css';

/** The allergen and payment notice of Wimbledon's food pages (spec sections 2 and 9). */
export function AllergenNotice({ id }: { id: string }) {
  const notice = words.allergenNotice;
  return (
    <div className={styles['notice']} role="note" aria-labelledby={id}>
      <h3 id={id}>{notice.heading}</h3>
      <p>{notice.contains}</p>
      <p>{notice.codesIntro}</p>
      <p>{notice.missing}</p>
      <p>
        <strong>{notice.tellUs}</strong>
      </p>
      <p>
        {notice.cards} {notice.service}
      </p>
    </div>
  );
}
