import * as words from 'virtual:content/menu-page';
import { Frame } from '../../ui/ornaments.tsx';
import styles from './allergen-notice.module.css';

/** The allergen and payment notice of Wimbledon's food pages (spec sections 2 and 9). */
export function AllergenNotice({ id }: { id: string }) {
  const notice = words.allergenNotice;
  return (
    <div role="note" aria-labelledby={id}>
      <Frame colour="lime" className={styles['notice']}>
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
      </Frame>
    </div>
  );
}
