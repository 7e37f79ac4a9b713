import { findUnprintable } from '../pdf-letters.ts';
import { codeOf, findOdd } from '../wrong-form.ts';

/** Finds what other programs leave behind in texts: signs in a wrong encoding, invisible characters. */

/**
 * Characters that no page can show and that XML does not allow: control characters except tab and line ends, a carriage return
 * without a line feed, halves of surrogate pairs, and the sign for a letter that was lost (U+FFFD). And those that show letters in
 * an order other than that of the file.
 */
export const UNSHOWABLE =
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd-\uffff\p{Cs}\p{Bidi_C}]|\r(?!\n)/u;

export function unshowable(character: string): string {
  const meant = /[\u0080-\u009f]/.test(character) ? windows1252.decode(Uint8Array.of(character.charCodeAt(0))) : '';
  const perhaps = /[\p{P}\p{L}\p{S}]/u.test(meant) ? `, perhaps ${meant}` : '';
  return `has a character that cannot be shown (${codeOf(character)}${perhaps}); delete it, and type the text around it again`;
}

const windows1252 = new TextDecoder('windows-1252');
const utf8 = new TextDecoder('utf-8', { fatal: true });
const byteOf = new Map(Array.from({ length: 128 }, (_, n) => [windows1252.decode(Uint8Array.of(n + 128)), n + 128]));
const signsOf = (first: number, last: number) =>
  `[${Array.from(byteOf)
    .flatMap(([sign, byte]) => (byte >= first && byte <= last ? sign : []))
    .join('')}]`;
const AFTER_FIRST = signsOf(0x80, 0xbf);
const MISREAD = new RegExp(`(?:${signsOf(0xc2, 0xdf)}${AFTER_FIRST}|${signsOf(0xe0, 0xef)}${AFTER_FIRST}{2})+`, 'gu');

/** Signs that were saved as UTF-8 and read as Windows-1252, with what they were: ['â€“', '–']. */
function findMisread(text: string): [signs: string, meant: string] | undefined {
  for (const [signs] of text.matchAll(MISREAD)) {
    try {
      const meant = utf8.decode(Uint8Array.from(signs, (sign) => byteOf.get(sign) ?? 0));
      // "É”" is a pair of signs, and by chance a letter of phonetic script too.
      if (findUnprintable(meant) === undefined) return [signs, meant];
    } catch {
      // Accented letters and quotation marks beside each other are seldom UTF-8.
    }
  }
  return undefined;
}

/** Joiners stand inside words of Indian scripts, whose letters have no capitals. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\ufeff]|(?<![\p{Lo}\p{M}])[\u200c\u200d]/u;

/** What is wrong with a text that somebody has copied from elsewhere. Undefined if nothing is. */
export function findDebris(text: string): string | undefined {
  const misread = findMisread(text);
  if (misread)
    return `has "${misread[0]}", which is ${misread[1].trim() ? `"${misread[1]}"` : 'a space'} in a wrong encoding; type it again`;
  const invisible = INVISIBLE.exec(text)?.[0];
  return invisible === undefined
    ? undefined
    : `${findOdd(text, new RegExp(`[^${invisible}]`, 'u'))}, which nobody sees; take it out`;
}
