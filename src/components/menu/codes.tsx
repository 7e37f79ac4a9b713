import { menuPage, menus } from '#content';
import { Fragment } from 'react';
import { codeMeaning } from '../../../model/kinds.ts';
import type { AllergenCode } from '../../../model/schema/allergens.ts';
import { slugify } from '../../../model/slug.ts';
import type { Dish } from '../../../model/types.ts';
import { uncodedText } from '../../../model/uncoded-text.ts';
import styles from './codes.module.css';

const { allergens, codeKey } = menuPage;

const noteId = (meaning: string): string => `code-${slugify(meaning)}`;

function meaningOf(code: AllergenCode, { allergens: found }: Pick<Dish, 'allergens'>): string {
  const known = codeKey?.codes.find((each) => each.code === code);
  return known ? codeMeaning(known, found?.kinds ?? {}) : code;
}

/** The codes of a dish, each a button that shows its word (CodeNotes), and allergens that have no code in words: "(G, M) + soya". */
export function Codes({ dish }: { dish: Pick<Dish, 'codes' | 'uncoded' | 'allergens'> }) {
  const { codes } = dish;
  const named = uncodedText(dish, allergens);
  if (codes.length === 0 && !named) return null;
  return (
    <span className={styles['codes']}>
      {codes.length > 0 && '('}
      {codes.map((code, index) => {
        const meaning = meaningOf(code, dish);
        return (
          <Fragment key={code}>
            {index > 0 && ', '}
            {/* No stop for the Tab key: a page has hundreds, and "What is in it" has their words. */}
            <button
              type="button"
              tabIndex={-1}
              popoverTarget={noteId(meaning)}
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

/** The words of a branch's codes, each once a page: the browser shows one beside the code that was pressed. */
export function CodeNotes({ branch }: { branch: string }) {
  const dishes = menus[branch]?.pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)) ?? [];
  const meanings = new Set(dishes.flatMap((dish) => dish.codes.map((code) => meaningOf(code, dish))));
  return [...meanings].map((meaning) => (
    <p key={meaning} id={noteId(meaning)} popover="auto" className={styles['note']}>
      {meaning}
    </p>
  ));
}
