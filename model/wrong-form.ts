/** Characters that are invisible, or look like others. */
const NAMES: ReadonlyMap<string, string> = new Map([
  [' ', 'a space'],
  ['\t', 'a tab'],
  ['\u00a0', 'a no-break space'],
  ['\u00ad', 'a soft hyphen'],
  ['\u2009', 'a thin space'],
  ['\u200b', 'a zero-width space'],
  ['\u200c', 'a zero-width non-joiner'],
  ['\u200d', 'a zero-width joiner'],
  ['\u2011', 'a no-break hyphen'],
  ['\u2012', 'a figure dash'],
  ['\u2013', 'an en dash'],
  ['\u2014', 'an em dash'],
  ['\u202f', 'a narrow no-break space'],
  ['\u2060', 'a word joiner'],
  ['\u2212', 'a minus sign'],
  ['\ufeff', 'a byte order mark'],
]);

export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** 'has an en dash (U+2013) after "12:00"', 'has "pcs"': the first part of a text that does not match. Undefined if all match. */
export function findOdd(text: string, allowed: RegExp): string | undefined {
  const all = Array.from(text);
  const index = all.findIndex((character) => !allowed.test(character));
  const odd = all[index];
  if (odd === undefined) return undefined;
  const before = all.slice(0, index).join('');
  const plain = odd.normalize('NFKC');
  const name =
    NAMES.get(odd) ??
    (/^[!-~]$/.test(plain) && plain !== odd ? `a full-width "${plain}"` : /[\p{Z}\p{C}]/u.test(odd) && 'a character');
  const place = before === '' ? 'at its start' : `after "${before.slice(-12)}"`;
  if (name) return `has ${name}${odd === ' ' ? '' : ` (${codeOf(odd)})`} ${place}`;
  const [word = odd] = /^\p{L}+/u.exec(text.slice(before.length)) ?? [];
  return `has "${word}"`;
}

/** The text with hyphens, spaces and digits of the keyboard in place of those that look like them. */
const tidied = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s*[\u2010-\u2015\u2212]\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

export interface Form {
  isRight: (text: string) => boolean;
  /** Matches a character that such a text may have. */
  allowed: RegExp;
  /** 'is not a day of the calendar' */
  problem: string;
  /** 'write year-month-day, as in 2025-02-12' */
  remedy: string;
}

/**
 * What is wrong with a text that is not of its form, and what to write instead. This is the text itself if only lookalikes or outer
 * spaces are wrong; it is never a guess at what was meant.
 */
export function wrongForm(text: string, form: Form): string {
  const tidy = tidied(text);
  const odd = findOdd(text, form.allowed) ?? (text === text.trim() ? undefined : 'begins or ends with a space');
  const remedy = tidy !== text && form.isRight(tidy) ? `write ${tidy}` : form.remedy;
  // '"nine" has "nine"' would say nothing.
  return `"${text.slice(0, 40)}" ${odd === undefined || odd === `has "${text}"` ? form.problem : odd}; ${remedy}`;
}
