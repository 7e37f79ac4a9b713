import { menuPage as words } from '#content';
import styles from './menu-page-contents.module.css';

/** The allergen and payment notice on the food pages of a branch (ALLERGEN-1). */
export function AllergenNotice({ id }: { id: string }) {
  const notice = words.allergenNotice;
  if (!notice) return null;
  return (
    <div role="note" aria-labelledby={id} className={styles['notice']}>
      <h3 id={id}>{notice.heading}</h3>
      <p>{notice.contains}</p>
      <p>{notice.codesIntro}</p>
      <p>{notice.missing}</p>
      <p>
        {notice.cards} {notice.service}
      </p>
    </div>
  );
}
