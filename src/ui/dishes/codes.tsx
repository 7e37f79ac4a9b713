import { fill } from '../../../model/fill.ts';
import type { MenuDish } from '../../../model/types.ts';
import styles from './codes.module.css';
import type { DishWords } from './dish-words.ts';

interface CodesProps {
  dish: Pick<MenuDish, 'codes' | 'uncoded'>;
  words: Pick<DishWords, 'allergens' | 'codeKey' | 'codesRead'>;
}

/** The codes as text, with allergens that have no code in words: "(G, M) + soya". Not read out. */
export function ShownCodes({ dish, words }: CodesProps) {
  const named = nameUncoded(dish, words);
  if (dish.codes.length + named.length === 0) return null;
  return (
    <span className={styles['codes']} aria-hidden="true">
      {[dish.codes.length > 0 && `(${dish.codes.join(', ')})`, ...named.map((name) => `+ ${name}`)]
        .filter(Boolean)
        .join(' ')}
    </span>
  );
}

/** The codes in words, for screen readers: ", vegan, contains gluten, mustard and soya". */
export function ReadCodes({ dish, words }: CodesProps) {
  const meaningOf = (code: string) => words.codeKey?.codes.find((each) => each.code === code)?.meaning ?? code;
  const contents = [
    ...dish.codes.filter((code) => code !== 'VE').map((code) => meaningOf(code)),
    ...nameUncoded(dish, words),
  ];
  const read = [
    ...(dish.codes.includes('VE') ? [meaningOf('VE')] : []),
    ...(contents.length > 0 ? [fill(words.codesRead ?? '{list}', { list: list.format(contents) })] : []),
  ].join(', ');
  return read && <span className="sr">{`, ${read.toLowerCase()}`}</span>;
}

const nameUncoded = ({ uncoded = [] }: CodesProps['dish'], { allergens }: CodesProps['words']) =>
  uncoded.map((allergen) => allergens[allergen].toLowerCase());

const list = new Intl.ListFormat('en-GB');
