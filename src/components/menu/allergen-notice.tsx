import { menuWords as words } from '#content';
import type { Branch } from '../../../model/types.ts';
import styles from './allergen-notice.module.css';
import { codesInWords } from './menu-key.tsx';

/** The allergen and payment notice on the food pages of a branch (ALLERGEN-1). */
export function AllergenNotice({ id }: { id: string }) {
  const notice = words.allergenNotice;
  if (!notice) return null;
  return (
    <div role="note" aria-labelledby={id} className={`callout type-small ${styles['notice']}`}>
      <h3 className="bright" id={id}>
        {notice.heading}
      </h3>
      <NoticeText {...notice} />
    </div>
  );
}

const NoticeText = ({
  contains,
  whole,
  codesIntro,
  missing,
  cards,
  service,
}: NonNullable<typeof words.allergenNotice>) => (
  <>
    <p>{`${contains} ${whole}`}</p>
    <p>{`${codesIntro} ${missing}`}</p>
    <p>{`${cards} ${service}`}</p>
  </>
);

/** The same notice before the dishes with what the codes mean, as one line that opens. */
export const AllergenNoticeLine = ({ branch }: { branch: Branch }) =>
  words.allergenNotice && (
    <details className={`fold read ${styles['line']}`}>
      <summary>{words.allergenNotice.heading}</summary>
      <NoticeText {...words.allergenNotice} />
      <p>{codesInWords(branch)}</p>
    </details>
  );
