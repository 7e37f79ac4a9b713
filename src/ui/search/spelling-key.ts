/** Letters of Indian words in Latin script that stand for one sound, in the order in which they are replaced. */
const SAME_SOUND: readonly (readonly [spelling: RegExp, key: string])[] = [
  [/^[aeiou]+/, '.'],
  [/zh/g, 'l'],
  [/[cs]h|[csz]/g, 's'],
  [/[td]h?/g, 't'],
  [/[kq]/g, 'k'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/[aeiouyh]/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * The consonants of a word, equal for its usual spellings in Latin script: "biryani", "briyani" and "biriyanis" all give "brn".
 * Empty if the word has letters of another script.
 *
 * @param word in lower case, without accents
 */
export function spellingKey(word: string): string {
  if (!/^[a-z]+$/.test(word)) return '';
  const singular = word.replace(/s$/, '');
  return SAME_SOUND.reduce((key, [spelling, replacement]) => key.replace(spelling, replacement), singular);
}
