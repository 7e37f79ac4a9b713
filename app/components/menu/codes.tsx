import * as words from 'virtual:content/menu-page';
import { fill } from '../../../model/fill.ts';
import type { MenuDish } from '../../../model/types.ts';
import styles from './codes.module.css';

const codeMeanings = new Map<string, string>(words.codeKey?.codes.map(({ code, meaning }) => [code, meaning]));

/**
 * The codes as text, with allergens that have no code in words: "(G, M) + soya". For screen readers all in words: "contains gluten,
 * mustard and soya".
 */
export function Codes({ codes, uncoded }: Pick<MenuDish, 'codes' | 'uncoded'>) {
  const named = uncoded?.map((allergen) => words.allergens[allergen].toLowerCase()) ?? [];
  if (codes.length + named.length === 0) return null;
  const contents = [...codes.filter((code) => code !== 'VE').map((code) => codeMeanings.get(code) ?? code), ...named];
  const read = [
    ...(codes.includes('VE') ? [codeMeanings.get('VE') ?? 'VE'] : []),
    ...(contents.length > 0 ? [fill(words.codesRead ?? '{list}', { list: list(contents) })] : []),
  ].join(', ');
  return (
    <>
      <span className={styles['codes']} aria-hidden="true">
        {[codes.length > 0 && `(${codes.join(', ')})`, ...named.map((name) => `+ ${name}`)].filter(Boolean).join(' ')}
      </span>
      <span className="sr">{`, ${read.toLowerCase()}`}</span>
    </>
  );
}

const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names);
