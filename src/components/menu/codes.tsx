import { menuPage as words } from '#content';
import { fill } from '../../../model/fill.ts';
import type { MenuDish } from '../../../model/types.ts';
import styles from './codes.module.css';

const codeMeanings = new Map<string, string>(words.codeKey?.codes.map(({ code, meaning }) => [code, meaning]));

type HasCodes = Pick<MenuDish, 'codes' | 'uncoded'>;

/** The codes as text, "(G, M) + soya", and in words for screen readers. */
export function Codes(dish: HasCodes) {
  return (
    <>
      <ShownCodes {...dish} />
      <ReadCodes {...dish} />
    </>
  );
}

/** The codes, with allergens that have no code in words: "(G, M) + soya". Not read out. */
export function ShownCodes({ codes, uncoded }: HasCodes) {
  const named = nameUncoded(uncoded);
  if (codes.length + named.length === 0) return null;
  return (
    <span className={styles['codes']} aria-hidden="true">
      {[codes.length > 0 && `(${codes.join(', ')})`, ...named.map((name) => `+ ${name}`)].filter(Boolean).join(' ')}
    </span>
  );
}

/** The codes in words, for screen readers: ", vegan, contains gluten, mustard and soya". */
export function ReadCodes({ codes, uncoded }: HasCodes) {
  const contents = [
    ...codes.filter((code) => code !== 'VE').map((code) => codeMeanings.get(code) ?? code),
    ...nameUncoded(uncoded),
  ];
  const read = [
    ...(codes.includes('VE') ? [codeMeanings.get('VE') ?? 'VE'] : []),
    ...(contents.length > 0 ? [fill(words.codesRead ?? '{list}', { list: list(contents) })] : []),
  ].join(', ');
  return read && <span className="sr">{`, ${read.toLowerCase()}`}</span>;
}

const nameUncoded = (uncoded: HasCodes['uncoded']) =>
  uncoded?.map((allergen) => words.allergens[allergen].toLowerCase()) ?? [];

const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names);
