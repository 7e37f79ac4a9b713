import { menuPage } from '#content';
import { Fragment } from 'react';
import type { AllergenCode } from '../../../model/schema/allergens.ts';
import type { Dish } from '../../../model/types.ts';
import { uncodedText } from '../../../model/uncoded-text.ts';
import styles from './codes.module.css';

const { allergens, codeKey } = menuPage;

const noteId = (code: AllergenCode): string => `code-${code}`;
const meaningOf = (code: AllergenCode): string => codeKey?.codes.find((each) => each.code === code)?.meaning ?? code;

/** The codes of a dish, each a button that shows its word (CodeNotes), and allergens that have no code in words: "(G, M) + soya". */
export function Codes({ dish }: { dish: Pick<Dish, 'codes' | 'uncoded'> }) {
  const { codes } = dish;
  const named = uncodedText(dish, allergens);
  if (codes.length === 0 && !named) return null;
  return (
    <span className={styles['codes']}>
      {codes.length > 0 && '('}
      {codes.map((code, index) => {
        const meaning = meaningOf(code);
        return (
          <Fragment key={code}>
            {index > 0 && ', '}
            {/* No stop for the Tab key: a page has hundreds, and "What is in it" has their words. */}
            <button
              type="button"
              tabIndex={-1}
              popoverTarget={noteId(code)}
              title={meaning}
              aria-label={`${code}: ${meaning}`}
            >
              {code}
            </button>
          </Fragment>
        );
      })}
      {codes.length > 0 && (named ? ') ' : ')')}
      {named}
    </span>
  );
}

/** The words of codes, once a page: the browser shows one beside the code that was pressed. */
export const CodeNotes = ({ codes }: { codes: readonly AllergenCode[] }) =>
  codes.map((code) => (
    <p key={code} id={noteId(code)} popover="auto" className={styles['note']}>
      {meaningOf(code)}
    </p>
  ));
