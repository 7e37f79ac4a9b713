import { problemAt, type Report } from './check.ts';
import { describeValue } from '../schema/fields.ts';
import type { Path, Source } from './source.ts';

/** Fields in the language of the dishes. Their value is a text, or a group of texts. */
const fieldNames = new Set(['native', 'brandNative']);

/** Invalid sequences by script. In Tamil: two vowel signs in a row, which come from mistakes in typing or copying. */
const invalidSequences: Readonly<Record<string, RegExp>> = { Taml: /[\u0BBE-\u0BCC]{2}|\u0BCD\u0BCD/ };

/** Reports native names that are not in the script of the language in site.yaml. Runs before the schemas, whose errors would hide it. */
export function checkNative(sources: ReadonlyMap<string, Source>, report: Report): void {
  const findProblem = createScriptCheck(languageIn(sources.get('content/site.yaml')?.value));
  for (const source of sources.values()) {
    for (const { path, words } of nativeWords(source.value)) {
      const problem = findProblem(words);
      if (problem) report(problemAt(source, path, problem));
    }
  }
}

function languageIn(site: unknown): unknown {
  return typeof site === 'object' && site !== null && 'nativeLanguage' in site ? site.nativeLanguage : undefined;
}

/**
 * A function that says what is wrong with words in a language. It accepts all words if the language is invalid, which its
 * schema reports, or has several scripts.
 */
function createScriptCheck(language: unknown): (words: string) => string | undefined {
  if (language === undefined) return () => 'is in no known language; write nativeLanguage in content/site.yaml';
  const script = scriptOf(String(language));
  const letters = lettersOf(script);
  if (!letters) return () => undefined;
  const name = new Intl.DisplayNames('en-GB', { type: 'script' }).of(script);
  return (words) => {
    const text = words.normalize('NFC');
    if (!letters.test(text))
      return `${describeValue(words)} is not ${name} script alone; write ${name} letters, or leave the line out`;
    if (/(?:^|[ ,(])\p{M}/u.test(text) || invalidSequences[script]?.test(text))
      return `${describeValue(words)} has a vowel sign out of place; type the word again`;
    return undefined;
  };
}

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    return '';
  }
}

function lettersOf(script: string): RegExp | undefined {
  try {
    return new RegExp(`^[\\p{Script_Extensions=${script}}0-9 ,.;:()&'’-]+$`, 'u');
  } catch {
    // Japanese is written in three scripts; their combined code (Jpan) is not valid in a regular expression.
    return undefined;
  }
}

function nativeWords(value: unknown, path: Path = [], isNative = false): { path: Path; words: string }[] {
  if (typeof value === 'string') return isNative ? [{ path, words: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => nativeWords(entry, [...path, index], isNative));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    nativeWords(entry, [...path, key], isNative || fieldNames.has(key)),
  );
}
