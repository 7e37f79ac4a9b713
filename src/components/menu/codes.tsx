import { menuWords, menus } from '#content';
import { codeMeaning, uncodedText } from '../../../model/codes.ts';
import type { AllergenCode } from '../../../model/schema/allergens.ts';
import { slugify } from '../../../model/slug.ts';
import type { Dish } from '../../../model/types.ts';
import styles from './codes.module.css';

const { allergens, codeKey } = menuWords;

const noteId = (words: string): string => `code-${slugify(words)}`;

function meaningOf(code: AllergenCode, { allergens: found }: Pick<Dish, 'allergens'>): string {
  const known = codeKey?.codes.find((each) => each.code === code);
  return known ? codeMeaning(known, found.kinds) : code;
}

/** The codes of a dish in words: "G: Gluten (wheat), M: Mustard". */
const inWords = (dish: Pick<Dish, 'codes' | 'allergens'>): string =>
  dish.codes.map((code) => `${code}: ${meaningOf(code, dish)}`).join(', ');

/** The codes of a dish, a button that shows their words (CodeNotes), and allergens that have no code in words: "(G, M) + soya". */
export function Codes({ dish }: { dish: Pick<Dish, 'codes' | 'uncoded' | 'allergens'> }) {
  const { codes } = dish;
  const named = uncodedText(dish, allergens);
  if (codes.length === 0 && !named) return null;
  const words = inWords(dish);
  return (
    <span className={styles['codes']}>
      {codes.length > 0 && (
        <button type="button" popoverTarget={noteId(words)} title={words} aria-label={words}>
          {`(${codes.join(', ')})`}
        </button>
      )}
      {codes.length > 0 && named && ' '}
      {named}
    </span>
  );
}

/** The words of a branch's codes, each combination once a page: the browser shows one beside the codes that were pressed. */
export function CodeNotes({ branch }: { branch: string }) {
  const dishes = menus[branch]?.pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)) ?? [];
  const notes = new Set(dishes.filter(({ codes }) => codes.length > 0).map(inWords));
  return [...notes].map((words) => (
    <p key={words} id={noteId(words)} popover="auto" className={styles['note']}>
      {words}
    </p>
  ));
}
